// A Bakuk implementation behind the adapter protocol, version 1: Java 17, standard library only.
// Run it with `java Adapter.java`. Written from the rules alone, default rulings only; comments name
// the clauses that the code carries out.

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public final class Adapter {
    private static final int STONES = 36; // BOARD-3, SETUP-1

    /** BOARD-1, BOARD-2: six holes in one loop, in the order of sowing. */
    enum Hole {
        A, B, C, D, E, F;

        static final List<Hole> LOOP = List.of(values());

        Hole next() {
            return LOOP.get((ordinal() + 1) % LOOP.size());
        }
    }

    /** SEAT-1, SEAT-2: equal runs of neighbouring holes, player 1's beginning at a. Players are numbered from 1. */
    enum Seats {
        TWO, THREE;

        int players() {
            return ordinal() + 2;
        }

        int owner(Hole hole) {
            return hole.ordinal() / (Hole.LOOP.size() / players()) + 1;
        }

        /** TURN-1: in order of number, and round again. */
        int after(int player) {
            return player % players() + 1;
        }
    }

    /** Up to six numbers of stones, six bits each: what lies in the holes, or what the players have captured. */
    record Counts(long packed) {
        static final Counts NONE = new Counts(0);

        int at(int index) {
            return (int) (packed >>> 6 * index) & 63;
        }

        Counts plus(int index, int stones) {
            return new Counts(packed + ((long) stones << 6 * index));
        }

        Counts without(int index) {
            return new Counts(packed & ~(63L << 6 * index));
        }

        int sum() {
            return at(0) + at(1) + at(2) + at(3) + at(4) + at(5);
        }

        StringBuilder writeTo(StringBuilder text, int size) {
            for (int i = 0; i < size; i++) {
                text.append(at(i)).append(i < size - 1 ? ',' : '/');
            }
            return text;
        }
    }

    /** What makes two positions the same: END-6. */
    record Situation(Counts board, int mover) {}

    record Position(Seats seats, Counts board, Counts captured, int mover) {
        /** SETUP-1; TURN-1: player 1 moves first. */
        static Position start(Seats seats) {
            Counts board = Counts.NONE;
            for (Hole hole : Hole.LOOP) {
                board = board.plus(hole.ordinal(), STONES / Hole.LOOP.size());
            }
            return new Position(seats, board, Counts.NONE, 1);
        }

        Situation situation() {
            return new Situation(board, mover);
        }

        /** MOVE-1, MOVE-2: any of one's own holes that holds a stone. */
        boolean allows(Hole hole) {
            return seats.owner(hole) == mover && board.at(hole.ordinal()) > 0;
        }

        String moves() {
            var moves = new StringBuilder();
            for (Hole hole : Hole.LOOP) {
                if (allows(hole)) {
                    moves.append(' ').append((char) ('a' + hole.ordinal()));
                }
            }
            return moves.isEmpty() ? " -" : moves.toString();
        }

        /** The position after the turn that begins with a hole that {@link #allows} has allowed. */
        Position play(Hole chosen) {
            Counts after = board.without(chosen.ordinal()); // SOW-1
            Hole hole = chosen;
            for (int hand = board.at(chosen.ordinal()); hand > 0; hand--) { // SOW-3
                hole = hole.next(); // SOW-2; the chosen hole is no exception: SOW-4
                after = after.plus(hole.ordinal(), 1);
            }
            // CAP-1 and CAP-6 for the landing hole, CAP-3 and CAP-4 from there on. Nobody asks whose a hole is (CAP-2)
            // or whether the mover wants it (CAP-7). A hole that was taken is empty, so six end the chain: CAP-5.
            int taken = 0;
            for (int here; (here = after.at(hole.ordinal())) == 2 || here == 4; hole = hole.next()) {
                taken += here;
                after = after.without(hole.ordinal());
            }
            return new Position(seats, after, captured.plus(mover - 1, taken), seats.after(mover)); // CAP-8, TURN-1
        }

        /** END-1, unless the game has ended anyhow. That a player has more than half ends nothing: END-5. */
        String outcome(boolean ended) {
            return ended || Hole.LOOP.stream().noneMatch(this::allows) ? "ended " + winners() : "ongoing";
        }

        /** END-3, END-4: all with the most captured stones. What is left on the board is nobody's: END-2. */
        private String winners() {
            int most = IntStream.range(0, seats.players()).map(captured::at).max().orElseThrow();
            return IntStream.rangeClosed(1, seats.players()).filter(player -> captured.at(player - 1) == most)
                    .mapToObj(Integer::toString).collect(Collectors.joining("="));
        }

        @Override
        public String toString() {
            var text = board.writeTo(new StringBuilder(40), Hole.LOOP.size());
            return captured.writeTo(text, seats.players()).append(mover).toString();
        }
    }

    /** A request, read from left to right; what cannot be read is an IllegalArgumentException with the reply's text. */
    static final class Request {
        private final String line;
        private int at;

        Request(String line) {
            this.line = line;
        }

        static void require(boolean good, String otherwise) {
            if (!good) {
                throw new IllegalArgumentException(otherwise);
            }
        }

        boolean atEnd() {
            return at == line.length();
        }

        boolean accept(char wanted) {
            boolean found = !atEnd() && line.charAt(at) == wanted;
            at += found ? 1 : 0;
            return found;
        }

        String verb() {
            int space = line.indexOf(' ');
            at = space < 0 ? line.length() : space;
            return line.substring(0, at);
        }

        Request argument() {
            require(accept(' '), "a space and an argument expected");
            return this;
        }

        /** Decimal without sign or leading zeros, and no more than all the stones. */
        int number() {
            int first = at;
            int value = 0;
            while (!atEnd() && line.charAt(at) >= '0' && line.charAt(at) <= '9') {
                require(at == first || value > 0, "leading zero");
                value = value * 10 + line.charAt(at++) - '0';
                require(value <= STONES, "number too large");
            }
            require(at > first, "number expected");
            return value;
        }

        Counts counts(int size) {
            Counts counts = Counts.NONE.plus(0, number());
            for (int i = 1; i < size; i++) {
                require(accept(','), "',' expected");
                counts = counts.plus(i, number());
            }
            return counts;
        }

        Position position() {
            Counts board = counts(Hole.LOOP.size());
            require(accept('/'), "'/' expected");
            Counts captured = counts(2);
            Seats seats = accept(',') ? Seats.THREE : Seats.TWO;
            captured = seats == Seats.THREE ? captured.plus(2, number()) : captured;
            require(accept('/'), "'/' expected");
            int mover = number();
            require(mover >= 1 && mover <= seats.players(), "no such player to move");
            require(board.sum() + captured.sum() == STONES, "stones and captures do not add up to 36"); // BOARD-3
            return new Position(seats, board, captured, mover);
        }

        Hole hole() {
            int index = atEnd() ? -1 : line.charAt(at++) - 'a';
            require(index >= 0 && index < Hole.LOOP.size(), "hole expected, a to f");
            return Hole.LOOP.get(index);
        }

        /** The holes of a game, or `-` for none. */
        List<Hole> holes() {
            var holes = new ArrayList<Hole>();
            if (!accept('-')) {
                do {
                    holes.add(hole());
                } while (!atEnd());
            }
            return holes;
        }

        Seats seats() {
            int players = number();
            require(players == 2 || players == 3, "two or three players expected");
            return Seats.values()[players - 2];
        }
    }

    private static String answer(String line) {
        try {
            var request = new Request(line);
            String reply = switch (request.verb()) {
                case "hello" -> hello(request.argument().number());
                case "moves" -> "moves" + request.argument().position().moves();
                case "play" -> play(request.argument().position(), request.argument().hole());
                case "outcome" -> request.argument().position().outcome(false);
                case "game" -> game(request.argument().seats(), request.argument().holes());
                case "quit" -> throw new IllegalArgumentException("quit takes no argument");
                default -> null;
            };
            Request.require(reply == null || request.atEnd(), "unexpected text at the end");
            return reply == null ? "unsupported" : reply;
        } catch (IllegalArgumentException malformed) {
            return "error " + malformed.getMessage();
        }
    }

    private static String hello(int version) {
        Request.require(version == 1, "only version 1 of the protocol is spoken here");
        return "hello 1 bakuk-java 1.0 moves,end,games two,three";
    }

    private static String play(Position position, Hole hole) {
        return position.allows(hole) ? position.play(hole).toString() : "illegal"; // after END-1 no hole is allowed
    }

    static String game(Seats seats, List<Hole> holes) {
        Position position = Position.start(seats);
        var seen = new HashSet<>(List.of(position.situation())); // END-6: the start counts
        boolean cameBack = false;
        for (Hole hole : holes) {
            if (cameBack || !position.allows(hole)) {
                return "illegal";
            }
            position = position.play(hole);
            cameBack = !seen.add(position.situation());
        }
        return position + " " + position.outcome(cameBack);
    }

    /** Sends the replies off before a read that would have to wait, even for the rest of a line that has begun. */
    private static InputStream flushingBeforeItWaits(InputStream in, Writer out) {
        return new FilterInputStream(in) {
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                if (in.available() == 0) {
                    out.flush();
                }
                return in.read(bytes, offset, length);
            }
        };
    }

    public static void main(String[] arguments) throws IOException {
        var ascii = StandardCharsets.US_ASCII;
        var stdout = new FileOutputStream(FileDescriptor.out);
        try (var out = new BufferedWriter(new OutputStreamWriter(stdout, ascii), 1 << 16);
                var in = new BufferedReader(new InputStreamReader(flushingBeforeItWaits(System.in, out), ascii))) {
            for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
                out.write(answer(line));
                out.write('\n'); // never CR LF
            }
        }
    }
}
