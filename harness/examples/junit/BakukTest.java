import static org.junit.Assert.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

/**
 * The golden vectors of Bakuk in JUnit 4: one test a vector, named by its identifier. The folder of
 * the vectors is in BAKUK_VECTORS.
 *
 * <p>To test a program of your own, replace the part under "The program under test".
 */
@RunWith(Parameterized.class)
public class BakukTest {
    // ---- The program under test: the four questions, put to the classes of the Java adapter.

    private static Adapter.Position position(String text) {
        return new Adapter.Request(text).position();
    }

    private static Adapter.Hole hole(char letter) {
        return Adapter.Hole.LOOP.get(letter - 'a');
    }

    /** The legal holes, as in "a c". */
    private static String legal(String position) {
        String moves = position(position).moves().strip();
        return moves.equals("-") ? "" : moves;
    }

    private static String play(String position, char move) {
        Adapter.Position before = position(position);
        return before.allows(hole(move)) ? before.play(hole(move)).toString() : "illegal";
    }

    private static String outcome(String position) {
        return position(position).outcome(false);
    }

    /** The position reached and its outcome, or "illegal". */
    private static String game(int players, String moves) {
        List<Adapter.Hole> holes = moves.chars().mapToObj(letter -> hole((char) letter)).toList();
        return Adapter.game(Adapter.Seats.values()[players - 2], holes);
    }

    // ---- The vectors: those under the default rulings.

    @Parameter(0)
    public String id;

    @Parameter(1)
    public JsonObject vector;

    @Parameters(name = "{0}")
    public static List<Object[]> vectors() throws IOException {
        var found = new ArrayList<Object[]>();
        for (JsonElement file : read("manifest.json").getAsJsonArray("files")) {
            JsonObject entry = file.getAsJsonObject();
            if (entry.getAsJsonObject("rulings").size() > 0) {
                continue;
            }
            for (JsonElement one : read(entry.get("path").getAsString()).getAsJsonArray("vectors")) {
                JsonObject vector = one.getAsJsonObject();
                found.add(new Object[] {vector.get("id").getAsString(), vector});
            }
        }
        return found;
    }

    private static JsonObject read(String name) throws IOException {
        String folder = System.getenv().getOrDefault("BAKUK_VECTORS", "vectors");
        try (Reader file = Files.newBufferedReader(Path.of(folder, name))) {
            return JsonParser.parseReader(file).getAsJsonObject();
        }
    }

    private static String join(String between, JsonArray items) {
        return StreamSupport.stream(items.spliterator(), false).map(JsonElement::getAsString)
                .collect(Collectors.joining(between));
    }

    private static String positionText(JsonObject position) {
        return join(",", position.getAsJsonArray("board")) + "/"
                + join(",", position.getAsJsonArray("captured")) + "/" + position.get("mover");
    }

    private static String outcomeText(JsonObject outcome) {
        return outcome.has("winners")
                ? "ended " + join("=", outcome.getAsJsonArray("winners"))
                : "ongoing";
    }

    @Test
    public void isAnsweredRight() {
        String why = vector.get("note").getAsString() + " " + vector.get("clauses");
        switch (vector.get("op").getAsString()) {
            case "moves" -> assertEquals(why, join(" ", vector.getAsJsonArray("legal")),
                    legal(positionText(vector.getAsJsonObject("position"))));
            case "play" -> {
                JsonElement result = vector.get("result");
                assertEquals(why,
                        result.isJsonNull() ? "illegal" : positionText(result.getAsJsonObject()),
                        play(positionText(vector.getAsJsonObject("position")),
                                vector.get("move").getAsString().charAt(0)));
            }
            case "outcome" -> assertEquals(why, outcomeText(vector.getAsJsonObject("outcome")),
                    outcome(positionText(vector.getAsJsonObject("position"))));
            case "game" -> {
                JsonElement end = vector.get("position");
                assertEquals(why, end.isJsonNull() ? "illegal" : positionText(end.getAsJsonObject())
                                + " " + outcomeText(vector.getAsJsonObject("outcome")),
                        game(vector.get("players").getAsInt(), vector.get("moves").getAsString()));
            }
            default -> throw new AssertionError("no such op: " + vector.get("op"));
        }
    }
}
