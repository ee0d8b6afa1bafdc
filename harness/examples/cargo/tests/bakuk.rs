//! The golden vectors of Bakuk in cargo's tests: one test for each question of the protocol, which
//! names every vector that fails.
//!
//!     cargo test --manifest-path harness/examples/cargo/Cargo.toml
//!
//! To test a program of your own, replace the part under "The program under test".

use bakuk_vectors::Json;
use std::path::PathBuf;

// ---- The program under test: the four questions, put to the functions of the Rust adapter.

#[allow(dead_code)]
#[path = "../../../adapters/rust/adapter.rs"]
mod adapter;
use adapter::{Fault, Position};

fn shown<T: ToString>(answer: Result<T, Fault>) -> String {
    match answer {
        Ok(reply) => reply.to_string(),
        Err(fault) => fault.to_string(),
    }
}

/// The legal holes, as in "a c".
fn legal(position: &str) -> String {
    let position = Position::parse(position).ok().expect("a position");
    let holes: Vec<_> = position.legal().map(|hole| &"abcdef"[hole..=hole]).collect();
    holes.join(" ")
}

fn play(position: &str, hole: &str) -> String {
    shown(Position::parse(position).and_then(|before| before.play(adapter::hole(hole)?)))
}

fn outcome(position: &str) -> String {
    shown(Position::parse(position).map(|position| position.outcome(position.has_ended())))
}

/// The position reached and its outcome, or "illegal".
fn game(players: usize, moves: &str) -> String {
    shown(adapter::game(players, if moves.is_empty() { "-" } else { moves }))
}

// ---- The vectors: those under the default rulings.

fn read(name: &str) -> Json {
    let folder = std::env::var_os("BAKUK_VECTORS")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../vectors")), PathBuf::from);
    let path = folder.join(name);
    Json::parse(&std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn position_text(position: &Json) -> String {
    let [board, captured, mover] = ["board", "captured", "mover"].map(|field| position.get(field).join(","));
    format!("{board}/{captured}/{mover}")
}

fn outcome_text(outcome: &Json) -> String {
    match outcome.find("winners") {
        Some(winners) => format!("ended {}", winners.join("=")),
        None => "ongoing".to_string(),
    }
}

/// Puts every vector of that op to `check`, which gives what is right and what was answered.
fn hold(op: &str, check: impl Fn(&Json) -> (String, String)) {
    let (mut count, mut failures) = (0, Vec::new());
    for entry in read("manifest.json").get("files").list() {
        if *entry.get("rulings") != Json::Object(Default::default()) {
            continue;
        }
        for vector in read(entry.get("path").text()).get("vectors").list() {
            if vector.get("op").text() != op {
                continue;
            }
            count += 1;
            let (right, answered) = check(vector);
            if right != answered {
                let (id, note) = (vector.get("id").text(), vector.get("note").text());
                let clauses = vector.get("clauses").join(", ");
                failures.push(format!("{id}: {answered}, not {right}: {note} ({clauses})"));
            }
        }
    }
    assert!(count > 0, "there is no vector of op {op}");
    assert!(failures.is_empty(), "{} of {count} fail:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn moves_are_those_of_the_vectors() {
    hold("moves", |v| (v.get("legal").join(" "), legal(&position_text(v.get("position")))));
}

#[test]
fn turns_are_those_of_the_vectors() {
    hold("play", |v| {
        let right = match v.get("result") {
            Json::Null => "illegal".to_string(),
            result => position_text(result),
        };
        (right, play(&position_text(v.get("position")), v.get("move").text()))
    });
}

#[test]
fn outcomes_are_those_of_the_vectors() {
    hold("outcome", |v| (outcome_text(v.get("outcome")), outcome(&position_text(v.get("position")))));
}

#[test]
fn games_are_those_of_the_vectors() {
    hold("game", |v| {
        let right = match v.get("position") {
            Json::Null => "illegal".to_string(),
            position => format!("{} {}", position_text(position), outcome_text(v.get("outcome"))),
        };
        let players = v.get("players").join("").parse().unwrap();
        (right, game(players, v.get("moves").text()))
    });
}
