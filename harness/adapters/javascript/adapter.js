#!/usr/bin/env node
// Bakuk in JavaScript: an adapter for the conformance suite, protocol 1, written from the specification alone.
//
//     bakuk check -- node adapter.js
//
// Node.js 18 or newer, no packages. A turn is not played stone by stone: the board is rotated so that the chosen hole
// comes first, a formula says what each hole then holds, the board is rotated on so that the landing hole comes first,
// the chain is the run of twos and fours at its beginning, and at last the board is rotated back.
// The identifiers in the comments (SOW-4, CAP-3, ...) are the clauses of the specification. Rulings: the defaults.
'use strict';

const LETTERS = 'abcdef'; // BOARD-1, BOARD-2: a b c in the near row, d e f in the far one; counter-clockwise
const HOLES = LETTERS.length;
const STONES = 36; // BOARD-3

/** Thrown when a request's arguments cannot be read; the message is the TEXT of the reply `error TEXT`. */
class Malformed extends Error {}

// A position is { board: [a, b, c, d, e, f], captured: [two or three numbers], mover: a player counted from 0 }.

/** SETUP-1, TURN-1: six stones a hole, nothing captured, player 1 to move. */
function start(players) {
  return { board: Array(HOLES).fill(6), captured: Array(players).fill(0), mover: 0 };
}

const NUMBER = '(0|[1-9][0-9]?)';
const POSITION = new RegExp(`^${Array(HOLES).fill(NUMBER).join(',')}/${NUMBER},${NUMBER}(?:,${NUMBER})?/([1-3])$`);

function parsePosition(text) {
  const found = POSITION.exec(text);
  if (found === null) throw new Malformed('not a position');
  const board = [+found[1], +found[2], +found[3], +found[4], +found[5], +found[6]];
  const captured = found[9] === undefined ? [+found[7], +found[8]] : [+found[7], +found[8], +found[9]];
  const mover = found[10] - 1;
  if (mover >= captured.length) throw new Malformed('no such player to move');
  if (sum(board) + sum(captured) !== STONES) throw new Malformed('stones and captures do not add up to 36'); // BOARD-3
  return { board, captured, mover };
}

function formatPosition({ board, captured, mover }) {
  return `${board.join()}/${captured.join()}/${mover + 1}`;
}

function parseHoles(text) {
  if (!/^[a-f]+$/.test(text)) throw new Malformed('a hole is a letter a to f');
  return Array.from(text, (letter) => LETTERS.indexOf(letter));
}

function sum(numbers) {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** The loop of holes as it looks from the hole with that index: that hole first, the others after it (BOARD-2). */
function rotate(board, first) {
  const turned = [];
  for (let i = 0; i < HOLES; i++) turned.push(board[(first + i) % HOLES]);
  return turned;
}

/** MOVE-1, MOVE-2: any of the mover's own holes that holds a stone. SEAT-1, SEAT-2: each has 6 / players in a row. */
function isLegal({ board, captured, mover }, hole) {
  return Math.floor((hole * captured.length) / HOLES) === mover && board[hole] > 0;
}

function legalHoles(position) {
  const holes = [];
  for (let hole = 0; hole < HOLES; hole++) if (isLegal(position, hole)) holes.push(hole);
  return holes;
}

/**
 * SOW-1, SOW-2, SOW-3: the chosen hole comes first, with n stones. The i-th hole after it gets its first stone if n is i
 * or more, and one more for every six beyond that. SOW-4: the chosen hole, emptied, is the sixth hole after itself.
 */
function sow(ring) {
  const n = ring[0];
  const sown = [Math.floor(n / HOLES)];
  for (let i = 1; i < HOLES; i++) sown.push(ring[i] + Math.floor((n - i) / HOLES) + 1);
  return sown;
}

function isCapturable(stones) {
  return stones === 2 || stones === 4;
}

/** The position after the turn, or null if the hole is not legal; in a position that has ended none is (END-1). */
function play(position, hole) {
  if (!isLegal(position, hole)) return null;
  const { board, captured, mover } = position;
  const landing = (hole + board[hole]) % HOLES;
  const ring = rotate(sow(rotate(board, hole)), landing - hole + HOLES);
  // CAP-1, CAP-3, CAP-4, CAP-6: the chain is the run of twos and fours from the landing hole on. CAP-2, CAP-5: whoever
  // owns them, and all six at most. CAP-7: nobody is asked.
  let won = 0;
  for (let i = 0; i < HOLES && isCapturable(ring[i]); i++) {
    won += ring[i];
    ring[i] = 0;
  }
  const shares = captured.slice();
  shares[mover] += won; // CAP-8
  return { board: rotate(ring, HOLES - landing), captured: shares, mover: (mover + 1) % captured.length }; // TURN-1
}

/** END-1, and nothing else: a majority alone does not end the game (END-5). */
function hasEnded(position) {
  return legalHoles(position).length === 0;
}

/** END-2, END-3, END-4: whoever has captured most has won; what is still on the board is nobody's. */
function formatOutcome({ captured }, ended) {
  if (!ended) return 'ongoing';
  const most = Math.max(...captured);
  const winners = [];
  captured.forEach((stones, player) => { if (stones === most) winners.push(player + 1); });
  return `ended ${winners.join('=')}`;
}

/** A whole game from the start, with END-6: the start counts, and a position is the board and the player to move. */
function game(players, holes) {
  let position = start(players);
  let repeated = false;
  const seen = new Set();
  const isNew = ({ board, mover }) => seen.size < seen.add(`${board.join()}/${mover}`).size;
  isNew(position);
  for (const hole of holes) {
    if (repeated) return 'illegal'; // the game went on after its end
    position = play(position, hole);
    if (position === null) return 'illegal';
    repeated = !isNew(position);
  }
  return `${formatPosition(position)} ${formatOutcome(position, repeated || hasEnded(position))}`;
}

const VERBS = {
  __proto__: null,
  hello(version) {
    if (version !== '1') throw new Malformed('this adapter speaks version 1 of the protocol');
    return 'hello 1 bakuk-javascript 1.0 moves,end,games two,three';
  },
  moves(text) {
    const holes = legalHoles(parsePosition(text));
    return holes.length === 0 ? 'moves -' : `moves ${holes.map((hole) => LETTERS[hole]).join(' ')}`;
  },
  play(text, letter) {
    const position = parsePosition(text);
    if (letter.length !== 1) throw new Malformed('a hole is a letter a to f');
    const next = play(position, parseHoles(letter)[0]);
    return next === null ? 'illegal' : formatPosition(next);
  },
  outcome(text) {
    const position = parsePosition(text);
    return formatOutcome(position, hasEnded(position));
  },
  game(players, holes) {
    if (players !== '2' && players !== '3') throw new Malformed('there are two players or three');
    return game(Number(players), holes === '-' ? [] : parseHoles(holes));
  },
  quit() {}, // answerAll sees to it; here it has arguments, which is wrong
};

/** The reply to one request. */
function answer(line) {
  const [verb, ...words] = line.split(' ');
  const reply = VERBS[verb];
  if (reply === undefined) return 'unsupported';
  if (words.length !== reply.length) return 'error wrong number of arguments';
  try {
    return reply(...words);
  } catch (fault) {
    if (fault instanceof Malformed) return `error ${fault.message}`;
    throw fault;
  }
}

let rest = ''; // the beginning of a request whose end has not come yet

/** Answers all the lines, up to a `quit` among them, in one write. */
function answerAll(lines) {
  const requests = lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  const quit = requests.indexOf('quit');
  const replies = (quit < 0 ? requests : requests.slice(0, quit)).map((request) => `${answer(request)}\n`).join('');
  if (quit >= 0) {
    process.stdin.pause();
    process.stdout.write(replies, () => process.exit(0));
  } else if (replies !== '' && !process.stdout.write(replies)) {
    process.stdin.pause(); // the harness does not keep up: read on when it has
    process.stdout.once('drain', () => process.stdin.resume());
  }
}

function serve() {
  process.stdin.setEncoding('latin1');
  process.stdin.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    answerAll(lines);
  });
  process.stdin.on('end', () => {
    if (rest !== '') answerAll([rest]); // a last line without its LF
  });
  process.stdout.on('error', () => process.exit(1)); // nobody reads the replies any more
}

if (require.main === module) serve();
else module.exports = { start, parsePosition, formatPosition, legalHoles, play, hasEnded, formatOutcome, game };
