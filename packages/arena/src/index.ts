export { agentOf } from './agent-of.ts'
export { findGame, GAMES_URL } from './find-game.ts'
export { BrokenSeries, type BrokenGame } from './broken-game.ts'
export { reportOf, type SimulationReport } from './report.ts'
export { type Progress, runSimulation, type Run } from './run-simulation.ts'
export type { SimulationPlan } from './simulator.ts'
export type { Tally } from './tally.ts'
export { type BookRules, MatchBook } from './match/match-book.ts'
export { GAMES_A_DEAL, type MatchGame, type MatchPlayer, type MatchSpec } from './match/match-spec.ts'
export { MatchThreads } from './match/match-threads.ts'
export { processorClock } from './match/processor-clock.ts'
export { type Part, runMatch } from './match/run-match.ts'
export { sourceMark } from './match/source-mark.ts'
export { type Standing, standingOf } from './match/standing.ts'
export { type Entrant, isBetter, tune, type TuningPlan } from './tuning/tune.ts'
export { contestantKind } from './tournament/contestant-kind.ts'
export { type LineUp, lineUpsOf } from './tournament/line-ups.ts'
export { Comparisons } from './tournament/rating/comparisons.ts'
export { ANCHOR_RATING, type Rating, ratingsOf } from './tournament/rating/ratings.ts'
export type { Meeting } from './tournament/report/meetings.ts'
export type { Performance, Scores } from './tournament/report/performances.ts'
export type { Share } from './tournament/report/share.ts'
export {
  type Cost,
  costsOf,
  type RatedContestant,
  REPORT_FORMAT,
  resultsOf,
  type TournamentReport,
  type TournamentResults,
  type TournamentSetting,
} from './tournament/report/tournament-report.ts'
export type { Players } from './tournament/players.ts'
export { runTournament, type TournamentRun } from './tournament/run-tournament.ts'
export type {
  AgentPlayer,
  CodePlayer,
  Contestant,
  ModelPlayer,
  ProgramPlayer,
  Tournament,
  TournamentGame,
  TournamentPlayer,
} from './tournament/tournament.ts'
export type { Edition } from './tournament/edition.ts'
export { gamesKey, TournamentBook } from './tournament/tournament-book.ts'
export { codePlayer, entryOf, USUAL_CODE_LIMITS, USUAL_MEGABYTES } from './outside/code.ts'
export { Forfeit, Unreadable } from './outside/forfeit.ts'
export { type ModelAddress, modelPlayer } from './outside/model.ts'
export type { Asked, OutsidePlayer, SeatSession, Spent } from './outside/outside-player.ts'
export { type Fallback, type Incident, type MessageSeat, playByMessages } from './outside/play-by-messages.ts'
export { programPlayer } from './outside/program.ts'
export { SeatScribe } from './outside/seat-question.ts'
export {
  type Hello,
  SEAT_PROTOCOL,
  type SeatLimits,
  type SeatLine,
  type SeatMessage,
  type SeatOver,
  type SeatPrompt,
  type SeatQuestion,
  USUAL_MODEL_LIMITS,
  USUAL_LIMITS,
} from './outside/seat-message.ts'
export { ASKED, HEAD_BYTES, LEARNING_PROTOCOL, LENGTH_BYTES, TOLD } from './learning/frame.ts'
export { type LearningPlan, LearningSession } from './learning/learning-session.ts'
export { serveLearner } from './learning/serve-learner.ts'
export { type Observer, observerFor } from './learning/observer.ts'
export { tokenOf } from './learning/token.ts'
