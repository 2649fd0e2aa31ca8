export * from './core.ts'
export { createMockAgent } from './mock-agent.ts'
export { DataRegistry } from './data-registry.ts'
export type { Effect, SkipReason } from './effects.ts'
export type { Event } from './events.ts'
export { GameEngine, type GameEngineConfig, type GameResult, type GameState } from './game-engine.ts'
export type { GameObserver, ReportObserver } from './observers.ts'
export type { PlayerAgent } from './player-agent.ts'
export { PowerProcessor } from './power-processor.ts'
export * from './prompts.ts'
export {
  type BirdInstance,
  type Board,
  buildPlayerView,
  type GoalStanding,
  type OpponentView,
  type PlayerView,
  type RoundGoalView,
} from './view-builder.ts'
