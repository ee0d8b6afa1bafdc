#include "check/census_feed.hpp"

#include "census/board_index.hpp"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace bakuk::harness {

namespace {

/// Some thousands of requests in a batch, some hundreds of KiB.
constexpr std::size_t boards_in_batch = 512;
constexpr std::size_t batches_ahead = 16;
constexpr unsigned most_writers = 4;

/// The boards of one batch.
struct Piece {
    CensusTask task;
    std::size_t first;
    std::size_t boards;
};

std::vector<Piece> pieces_of(const std::vector<CensusTask>& tasks) {
    std::vector<Piece> pieces;
    for (const CensusTask& task : tasks) {
        const std::size_t boards = boards_in_stratum(task.stratum.stones);
        for (std::size_t first = 0; first < boards; first += boards_in_batch) {
            pieces.push_back({task, first, std::min(boards_in_batch, boards - first)});
        }
    }
    return pieces;
}

std::size_t after_line(const std::string& text, std::size_t at) {
    return text.find('\n', at) + 1;
}

/// Keeps of a batch the requests of one class, and their replies.
void keep_class(Batch& batch, bool outcomes) {
    Batch kept;
    std::size_t request = 0;
    std::size_t reply = 0;
    while (request < batch.requests.size()) {
        const std::size_t next_request = after_line(batch.requests, request);
        const std::size_t next_reply = after_line(batch.expected, reply);
        if ((batch.requests[request] == 'o') == outcomes) {
            kept.requests.append(batch.requests, request, next_request - request);
            kept.expected.append(batch.expected, reply, next_reply - reply);
            ++kept.count;
        }
        request = next_request;
        reply = next_reply;
    }
    batch = std::move(kept);
}

Batch write(const Piece& piece, const Rulings& rulings) {
    CensusPart part = write_boards(piece.task.stratum, piece.first, piece.boards, rulings);
    Batch batch{std::move(part.requests), std::move(part.replies), 0, part.count};
    if (!piece.task.moves || !piece.task.end) {
        keep_class(batch, piece.task.end);
    }
    return batch;
}

} // namespace

CensusCounts counts_of(const CensusTask& task) {
    const auto [stratum, moves, end] = task;
    const std::uint64_t boards = boards_in_stratum(stratum.stones);
    const std::uint64_t positions = boards * static_cast<std::uint64_t>(stratum.players);
    // Each hole has one owner, so it is asked about once for each board on which it holds a stone:
    // as many as there are boards with a stone fewer.
    const std::uint64_t plays =
        stratum.stones == 0 ? 0 : all_holes.size() * boards_in_stratum(stratum.stones - 1);
    return {moves ? positions + plays : 0, end ? positions : 0};
}

struct CensusFeed::State {
    std::vector<Piece> pieces;
    Rulings rulings;
    std::vector<std::thread> writers;

    std::mutex mutex;
    std::condition_variable changed;
    std::size_t begun = 0;
    std::size_t given = 0;
    std::uint64_t requests_given = 0;
    std::map<std::size_t, Batch> written;
    bool stop = false;

    void write_all() {
        std::unique_lock lock(mutex);
        while (true) {
            changed.wait(lock, [this] {
                return stop || begun == pieces.size() || begun < given + batches_ahead;
            });
            if (stop || begun == pieces.size()) {
                return;
            }
            const std::size_t piece = begun++;
            lock.unlock();
            Batch batch = write(pieces[piece], rulings);
            lock.lock();
            written.emplace(piece, std::move(batch));
            changed.notify_all();
        }
    }
};

CensusFeed::CensusFeed(const std::vector<CensusTask>& tasks, const Rulings& rulings)
    : state_(std::make_unique<State>()) {
    state_->pieces = pieces_of(tasks);
    state_->rulings = rulings;
    const unsigned writers = std::clamp(std::thread::hardware_concurrency(), 1U, most_writers);
    for (unsigned writer = 0; writer < writers; ++writer) {
        state_->writers.emplace_back([state = state_.get()] { state->write_all(); });
    }
}

CensusFeed::~CensusFeed() {
    {
        const std::lock_guard lock(state_->mutex);
        state_->stop = true;
    }
    state_->changed.notify_all();
    for (std::thread& writer : state_->writers) {
        writer.join();
    }
}

std::optional<Batch> CensusFeed::next() {
    std::unique_lock lock(state_->mutex);
    if (state_->given == state_->pieces.size()) {
        return std::nullopt;
    }
    state_->changed.wait(lock, [this] { return state_->written.contains(state_->given); });
    auto node = state_->written.extract(state_->given++);
    state_->changed.notify_all();
    Batch batch = std::move(node.mapped());
    batch.first = state_->requests_given;
    state_->requests_given += batch.count;
    return batch;
}

} // namespace bakuk::harness
