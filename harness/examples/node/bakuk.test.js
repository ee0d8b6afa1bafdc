// The golden vectors of Bakuk in Node's own test runner: one test a vector, named by its identifier.
//
//     node --test harness/examples/node/
//
// To test a program of your own, replace the part under "The program under test".
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const test = require('node:test');

const ROOT = path.resolve(__dirname, '../../..');
const VECTORS = process.env.BAKUK_VECTORS || path.join(ROOT, 'vectors');

// ---- The program under test: the four questions, put to the functions of the JavaScript adapter.

const adapter = require(path.join(ROOT, 'harness/adapters/javascript/adapter.js'));

const LETTERS = 'abcdef';
const fromJson = ({ board, captured, mover }) => ({ board, captured, mover: mover - 1 });
const toJson = ({ board, captured, mover }) => ({ board, captured, mover: mover + 1 });

function legal(position) {
  return adapter.legalHoles(fromJson(position)).map((hole) => LETTERS[hole]);
}

/** The position after the turn, or null if the move is illegal. */
function play(position, letter) {
  const after = adapter.play(fromJson(position), LETTERS.indexOf(letter));
  return after === null ? null : toJson(after);
}

function outcome(position) {
  return adapter.formatOutcome(fromJson(position), adapter.hasEnded(fromJson(position)));
}

/** The position reached and its outcome as text, or "illegal". */
function game(players, moves) {
  return adapter.game(players, Array.from(moves, (letter) => LETTERS.indexOf(letter)));
}

// ---- The vectors: those under the default rulings.

function outcomeText({ status, winners }) {
  return status === 'ongoing' ? 'ongoing' : `ended ${winners.join('=')}`;
}

function readJson(name) {
  return JSON.parse(fs.readFileSync(path.join(VECTORS, name), 'utf8'));
}

const CHECKS = {
  moves: (v, why) => assert.deepEqual(legal(v.position), v.legal, why),
  play: (v, why) => assert.deepEqual(play(v.position, v.move), v.result, why),
  outcome: (v, why) => assert.equal(outcome(v.position), outcomeText(v.outcome), why),
  game: (v, why) => {
    const expected = v.position === null
      ? 'illegal'
      : `${adapter.formatPosition(fromJson(v.position))} ${outcomeText(v.outcome)}`;
    assert.equal(game(v.players, v.moves), expected, why);
  },
};

for (const entry of readJson('manifest.json').files) {
  if (Object.keys(entry.rulings).length > 0) continue;
  for (const vector of readJson(entry.path).vectors) {
    test(vector.id, () => {
      const why = `${vector.note} (${vector.clauses.join(', ')}): ${JSON.stringify(vector)}`;
      CHECKS[vector.op](vector, why);
    });
  }
}
