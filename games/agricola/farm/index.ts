export {
  beside,
  type Cell,
  cellAt,
  cellName,
  cellNamed,
  CELLS,
  type CellSet,
  cellsIn,
  COLUMNS,
  columnOf,
  count,
  hangsTogether,
  holds,
  ROWS,
  rowOf,
  setOf,
} from './cells.ts'
export { rowAndColumn, edgeWords } from './cell-words.ts'
export { edgeNamed, edgeNames, type Fences, howMany, SIDES, type Side } from './edges.ts'
export { pastureAround, type Pastures, pasturesOf } from './pastures.ts'
export {
  addRoom,
  addStable,
  cellsForField,
  cellsForRoom,
  cellsForStable,
  type Farm,
  fencedStables,
  fencesLeft,
  fieldCount,
  type Herd,
  MOST_FENCES,
  MOST_STABLES,
  plow,
  renovateTo,
  roomCount,
  stablesLeft,
  startingFarm,
  unfencedStables,
  unusedCells,
  usedCells,
} from './farm.ts'
export {
  cropCount,
  cropOn,
  cropsOnFields,
  emptyFields,
  fieldsWith,
  fieldsWithSeveral,
  moveCrop,
  putCrops,
  reap,
  sow,
  SOWN,
  takeCrop,
} from './crops.ts'
export {
  fits,
  hasRoomFor,
  herdOf,
  isHoused,
  keepable,
  pastureCapacity,
  placesForOne,
  PLAIN_SHELTER,
  roomFor,
  type Shelter,
} from './housing.ts'
export { AWAY, HOUSE, type Pen, pensOf, type Place, type Placement } from './pens.ts'
export { normalArrangement } from './normal-arrangement.ts'
export { animalsAt, arrange, arrangementOf } from './arrangement.ts'
export { canArrange, nearArrangements } from './near-arrangements.ts'
export {
  type ArrangementReason,
  type ArrangementRefusal,
  type CheckedArrangement,
  checkArrangement,
} from './check-arrangement.ts'
export {
  buildFences,
  type CheckedFencing,
  checkFencing,
  type FencingPlan,
  type FencingReason,
  type FencingRefusal,
  type FencingTerms,
  looseFences,
  planFencing,
} from './fencing.ts'
export { asAnswer, canFence, fewestFences, sensibleLayouts } from './layouts.ts'
export {
  type FarmScore,
  type Household,
  POINTS_EACH,
  pointsFor,
  SCORE_TABLES,
  scoreFarm,
  totalOf,
} from './scoring.ts'
export { mostPasturesWithRoom, type RoomToSpare } from './roomy-pastures.ts'
