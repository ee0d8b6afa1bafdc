/*
 * An adapter for Bakuk in C11 and POSIX: adapter protocol 1, all classes, two and three players,
 * the default rulings. The identifiers in the comments are the clauses of the specification.
 *
 * It sows by arithmetic, not stone by stone. It reads and writes through buffers of its own, and
 * sends its replies whenever it would otherwise have to wait for a request; so it serves one line
 * at a time as well as many at once.
 */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    HOLES = 6,              /* BOARD-1, BOARD-2: a to f are 0 to 5, counter-clockwise */
    STONES = 36,            /* BOARD-3 */
    MAX_PLAYERS = 3,
    MAX_LINE = 64 * 1024,   /* the longest request answered, without its LF */
    INPUT_SIZE = 256 * 1024,
    OUTPUT_SIZE = 256 * 1024,
    MAX_REPLY = 128         /* more than any reply takes */
};

/* ---- Replies ---------------------------------------------------------------------------------- */

static char output[OUTPUT_SIZE];
static size_t output_used;

static void send_replies(void)
{
    size_t sent = 0;
    while (sent < output_used) {
        ssize_t n = write(STDOUT_FILENO, output + sent, output_used - sent);
        if (n >= 0)
            sent += (size_t)n;
        else if (errno != EINTR)
            exit(EXIT_FAILURE);
    }
    output_used = 0;
}

static void put_char(char c)
{
    output[output_used++] = c;
}

static void put_text(const char *text)
{
    size_t length = strlen(text);
    memcpy(output + output_used, text, length);
    output_used += length;
}

/* All numbers in replies are below 100. */
static void put_number(int n)
{
    if (n >= 10)
        put_char((char)('0' + n / 10));
    put_char((char)('0' + n % 10));
}

/* ---- The rules -------------------------------------------------------------------------------- */

struct position {
    int hole[HOLES];
    int captured[MAX_PLAYERS];
    int players;
    int mover;              /* 1 to players */
};

/* SETUP-1, TURN-1 */
static struct position start(int players)
{
    struct position p = {{6, 6, 6, 6, 6, 6}, {0, 0, 0}, players, 1};
    return p;
}

/* SEAT-1, SEAT-2: each player has 6/players holes that follow one another, player 1 from a on. */
static bool owned_by_mover(const struct position *p, int hole)
{
    return hole / (HOLES / p->players) == p->mover - 1;
}

/* MOVE-1, MOVE-2 */
static bool is_legal(const struct position *p, int hole)
{
    return owned_by_mover(p, hole) && p->hole[hole] > 0;
}

/* END-1. That one player has more than half ends nothing (END-5). */
static bool is_blocked(const struct position *p)
{
    for (int hole = 0; hole < HOLES; hole++)
        if (is_legal(p, hole))
            return false;
    return true;
}

/* Plays a legal move; returns whether it captured. */
static bool take_turn(struct position *p, int chosen)
{
    /* SOW-1 to SOW-4: the hand goes round the board so many times, the emptied hole included,
       and the stones left over go to the holes that come next. */
    int stones = p->hole[chosen];
    int rounds = stones / HOLES;
    int left_over = stones % HOLES;
    p->hole[chosen] = 0;
    for (int hole = 0; hole < HOLES; hole++)
        p->hole[hole] += rounds;
    for (int step = 1; step <= left_over; step++)
        p->hole[(chosen + step) % HOLES] += 1;

    /* CAP-1 to CAP-8: from the landing hole onwards, whoever owns the holes, as long as there are
       two or four. A captured hole is empty, so this stops after six holes at the latest. */
    int hole = (chosen + stones) % HOLES;
    bool captures = false;
    while (p->hole[hole] == 2 || p->hole[hole] == 4) {
        p->captured[p->mover - 1] += p->hole[hole];
        p->hole[hole] = 0;
        hole = (hole + 1) % HOLES;
        captures = true;
    }

    p->mover = p->mover % p->players + 1;   /* TURN-1 */
    return captures;
}

/* END-6: the positions of the game since the last capture. Older ones had more stones on the board
   (CAP-8), so they cannot come back. A game in a line has fewer positions than the line has bytes. */
static uint64_t seen[MAX_LINE];
static size_t seen_count;

/* Whether the board has been there with the same player to move; from now on it has. */
static bool comes_back(const struct position *p)
{
    uint64_t key = (uint64_t)p->mover;
    for (int hole = 0; hole < HOLES; hole++)
        key = key << 6 | (uint64_t)p->hole[hole];       /* no hole has more than 36 */
    for (size_t i = 0; i < seen_count; i++)
        if (seen[i] == key)
            return true;
    seen[seen_count++] = key;
    return false;
}

/* ---- Texts ------------------------------------------------------------------------------------ */

struct text { const char *at, *end; };

static bool equals(struct text t, const char *word)
{
    size_t length = strlen(word);
    return (size_t)(t.end - t.at) == length && memcmp(t.at, word, length) == 0;
}

static bool take_char(struct text *t, char c)
{
    if (t->at == t->end || *t->at != c)
        return false;
    t->at++;
    return true;
}

static bool at_digit(const struct text *t)
{
    return t->at != t->end && *t->at >= '0' && *t->at <= '9';
}

/* A number from 0 to 99 without leading zeros; a further digit is left, and will not be expected. */
static bool take_number(struct text *t, int *n)
{
    if (!at_digit(t))
        return false;
    *n = *t->at++ - '0';
    if (*n > 0 && at_digit(t))
        *n = 10 * *n + (*t->at++ - '0');
    return true;
}

static bool take_position(struct text *t, struct position *p)
{
    int total = 0;
    for (int hole = 0; hole < HOLES; hole++) {
        if ((hole > 0 && !take_char(t, ',')) || !take_number(t, &p->hole[hole]))
            return false;
        total += p->hole[hole];
    }
    if (!take_char(t, '/'))
        return false;
    p->players = 0;
    do {
        if (p->players == MAX_PLAYERS || !take_number(t, &p->captured[p->players]))
            return false;
        total += p->captured[p->players++];
    } while (take_char(t, ','));
    return p->players >= 2 && take_char(t, '/') && take_number(t, &p->mover)
        && p->mover >= 1 && p->mover <= p->players && total == STONES;     /* BOARD-3 */
}

static bool take_hole(struct text *t, int *hole)
{
    if (t->at == t->end || *t->at < 'a' || *t->at > 'f')
        return false;
    *hole = *t->at++ - 'a';
    return true;
}

static void put_position(const struct position *p)
{
    for (int hole = 0; hole < HOLES; hole++) {
        if (hole > 0)
            put_char(',');
        put_number(p->hole[hole]);
    }
    for (int i = 0; i < p->players; i++) {
        put_char(i > 0 ? ',' : '/');
        put_number(p->captured[i]);
    }
    put_char('/');
    put_number(p->mover);
}

/* END-2, END-3, END-4: captured stones alone count, and whoever shares the most shares the win. */
static void put_outcome(const struct position *p, bool ended)
{
    if (!ended) {
        put_text("ongoing");
        return;
    }
    int most = 0;
    for (int i = 0; i < p->players; i++)
        if (p->captured[i] > most)
            most = p->captured[i];
    put_text("ended");
    char before = ' ';
    for (int i = 0; i < p->players; i++)
        if (p->captured[i] == most) {
            put_char(before);
            put_number(i + 1);
            before = '=';
        }
}

/* ---- Requests: each answers and returns true, or writes nothing if the arguments are malformed -- */

static bool answer_hello(struct text t)
{
    if (!equals(t, "1"))
        return false;
    put_text("hello 1 bakuk-c 1.0 moves,end,games two,three");
    return true;
}

static bool answer_moves(struct text t)
{
    struct position p;
    if (!take_position(&t, &p) || t.at != t.end)
        return false;
    put_text("moves");
    for (int hole = 0; hole < HOLES; hole++)
        if (is_legal(&p, hole)) {
            put_char(' ');
            put_char((char)('a' + hole));
        }
    if (is_blocked(&p))
        put_text(" -");
    return true;
}

static bool answer_play(struct text t)
{
    struct position p;
    int hole;
    if (!take_position(&t, &p) || !take_char(&t, ' ') || !take_hole(&t, &hole) || t.at != t.end)
        return false;
    if (is_legal(&p, hole)) {
        take_turn(&p, hole);
        put_position(&p);
    } else {
        put_text("illegal");                /* as every hole is once the game has ended (END-1) */
    }
    return true;
}

static bool answer_outcome(struct text t)
{
    struct position p;
    if (!take_position(&t, &p) || t.at != t.end)
        return false;
    put_outcome(&p, is_blocked(&p));
    return true;
}

static bool answer_game(struct text t)
{
    int players, hole;
    if (!take_number(&t, &players) || players < 2 || players > MAX_PLAYERS || !take_char(&t, ' '))
        return false;
    if (equals(t, "-"))
        t.at = t.end;
    else if (t.at == t.end)
        return false;
    for (struct text rest = t; rest.at != rest.end;)
        if (!take_hole(&rest, &hole))       /* malformed, even if a hole before it is illegal */
            return false;

    struct position p = start(players);
    bool ended = false;
    seen_count = 0;
    comes_back(&p);                         /* END-6: the start counts */
    while (take_hole(&t, &hole)) {
        if (ended || !is_legal(&p, hole)) {
            put_text("illegal");
            return true;
        }
        if (take_turn(&p, hole))
            seen_count = 0;
        ended = is_blocked(&p) || comes_back(&p);       /* END-1, END-6 */
    }
    put_position(&p);
    put_char(' ');
    put_outcome(&p, ended);
    return true;
}

static const struct { const char *verb; bool (*answer)(struct text); } requests[] = {
    {"play", answer_play}, {"moves", answer_moves}, {"outcome", answer_outcome},
    {"game", answer_game}, {"hello", answer_hello},
};

/* Answers one line; false if it was to quit. */
static bool answer(struct text line)
{
    if (output_used + MAX_REPLY > OUTPUT_SIZE)
        send_replies();
    if (line.end - line.at > MAX_LINE) {
        put_text("error the line is too long\n");
        return true;
    }
    if (line.at != line.end && line.end[-1] == '\r')    /* a harness may end lines in CR LF */
        line.end--;
    if (equals(line, "quit"))
        return false;

    struct text verb = line;
    while (line.at != line.end && *line.at != ' ')
        line.at++;
    verb.end = line.at;
    (void)take_char(&line, ' ');            /* what is left are the arguments */

    bool known = equals(verb, "quit"), good = false;    /* quit with arguments is no request */
    for (size_t i = 0; i < sizeof requests / sizeof *requests && !known; i++)
        if (equals(verb, requests[i].verb)) {
            known = true;
            good = requests[i].answer(line);
        }
    if (!known)
        put_text("unsupported");
    else if (!good)
        put_text("error malformed arguments");
    put_char('\n');
    return true;
}

static char input[INPUT_SIZE];

/* Between two reads, input holds the beginning of a line: MAX_LINE + 1 bytes at most. What a longer
   line has beyond them is dropped, and its reply still comes when the line ends. */
int main(void)
{
    size_t used = 0;
    bool more = true;
    while (more) {
        send_replies();
        ssize_t n = read(STDIN_FILENO, input + used, INPUT_SIZE - used);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return EXIT_FAILURE;
        if (n == 0) {                       /* the end; a last line may lack its LF */
            if (used > 0)
                answer((struct text){input, input + used});
            break;
        }
        const char *line = input;
        const char *end = input + used + (size_t)n;
        const char *lf;
        while (more && (lf = memchr(line, '\n', (size_t)(end - line))) != NULL) {
            more = answer((struct text){line, lf});
            line = lf + 1;
        }
        used = (size_t)(end - line);
        if (used > MAX_LINE + 1)
            used = MAX_LINE + 1;
        memmove(input, line, used);
    }
    send_replies();
    return EXIT_SUCCESS;
}
