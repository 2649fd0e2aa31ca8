export {
  estravenGame,
  type HiddenState,
  INVALID_MOVE,
  type NewState,
  offeredMoves,
  type SeatState,
  type SetupData,
} from './game.ts'
export { ANSWERING_MOVES, type MoveName } from './moves.ts'
