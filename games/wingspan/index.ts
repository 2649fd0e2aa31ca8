import { type GameModule, randomAgent } from '@turnwright/kernel'
import { withLevels } from '@turnwright/search'
import { greedy } from './ai/greedy.ts'
import { wingspanMind } from './mind/mind.ts'
import settings from './mind/settings.json' with { type: 'json' }
import { optionFields, type WingspanOptions } from './rules/options.ts'
import type { WingspanState } from './rules/state.ts'
import type { WingspanAbout } from './rules/about.ts'
import type { WingspanView } from './rules/view.ts'
import { wingspan } from './rules/wingspan.ts'
import { scoreSheet } from './scoring-sheet/score-sheet.ts'
import { sheetTable } from './scoring-sheet/sheet-table.ts'

export type { Bird } from './cards/bird.ts'
export { PLAYER_BOARD, ROW_CONFIGS, TURNS_BY_ROUND } from './cards/board.ts'
export { type BonusCard, bonusText } from './cards/bonus-card.ts'
export { BONUS_CARDS } from './cards/bonus-cards.ts'
export { BASE_BIRDS, BIRDS } from './cards/catalogue.ts'
export { type Cost, isOneOf } from './cards/cost.ts'
export { FACES, type Face, FOODS, type Food } from './cards/food.ts'
export { GOALS, type Goal } from './cards/goals.ts'
export { HABITATS, type Habitat } from './cards/habitat.ts'
export type { Nest } from './cards/nest.ts'
export { type Power, type PowerText, powerText } from './cards/power.ts'
export { type GlyphPart, glyphParts } from './cards/powers/words.ts'
export { birdCalled, bonusCalled } from './rules/identities.ts'
export type { WingspanOptions } from './rules/options.ts'
export type { Score } from './rules/scoring.ts'
export type { WingspanAbout } from './rules/about.ts'
export type { Line } from './rules/lines.ts'
export type { Ask, Question } from './rules/questions.ts'
export type { WingspanState } from './rules/state.ts'
export type {
  AutomaView,
  BirdCard,
  BonusView,
  FeederView,
  GoalView,
  MatBirdView,
  PlayerView,
  PowerToCome,
  RowView,
  TurnView,
  WingspanView,
} from './rules/view.ts'
export { wingspan } from './rules/wingspan.ts'
export type { ScoreSheet, SheetInput } from './scoring-sheet/sheet.ts'

export const wingspanModule: GameModule<WingspanState, WingspanOptions, WingspanView, WingspanAbout> = {
  definition: wingspan,
  about: {
    tagline: 'Fill three habitats with birds whose powers set each other off.',
    minutes: 50,
    options: optionFields,
  },
  agents: /* @__PURE__ */ withLevels({ random: randomAgent, greedy }, { mind: wingspanMind, policy: greedy, settings }),
  mind: wingspanMind,
  scoreSheet(sheet) {
    const scores = scoreSheet(sheet)
    return { scores, text: sheetTable(scores) }
  },
}
