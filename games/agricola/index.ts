import { type GameModule, randomAgent } from '@turnwright/kernel'
import { withLevels } from '@turnwright/search'
import { greedy } from './ai/greedy.ts'
import { mind } from './mind/mind.ts'
import settings from './mind/settings.json' with { type: 'json' }
import { agricola } from './rules/agricola.ts'
import type { AgricolaAbout } from './rules/about.ts'
import { type AgricolaOptions, optionFields } from './rules/options.ts'
import type { AgricolaState } from './rules/state.ts'
import type { AgricolaView } from './rules/view.ts'
import { scoreSheet } from './scoring-sheet/score-sheet.ts'
import { sheetTable } from './scoring-sheet/sheet-table.ts'

export type { AnytimeConversion, HandCard } from './cards/card.ts'
export { cardCalled, HAND_CARDS, MINORS, OCCUPATIONS } from './cards/catalogue.ts'
export {
  ANIMALS,
  type Animal,
  type Crop,
  GOODS,
  type Good,
  type Goods,
  goodsText,
  type Material,
  RESOURCES,
  type Resource,
} from './cards/goods.ts'
export type { Major } from './cards/major.ts'
export { MAJORS } from './cards/majors.ts'
export { HARVEST_ROUNDS, ROUND_CARDS, STAGES, TOTAL_ROUNDS } from './cards/round-cards.ts'
export type { ActionSpace } from './cards/space.ts'
export { SPACE_IDS, type SpaceId } from './cards/space-names.ts'
export {
  getBakingImprovement,
  getCookingImprovement,
  hasBakingAbility,
  hasCookingAbility,
} from './rules/abilities.ts'
export { AgricolaActionManager } from './rules/action-manager.ts'
export { agricola } from './rules/agricola.ts'
export {
  executeAnytimeAction,
  executeAnytimeFoodConversion,
  getAnytimeActions,
  getAnytimeFoodConversionOptions,
} from './rules/anytime/anytime-actions.ts'
export { executeAnytimeCropMove } from './rules/anytime/crop-move.ts'
export { allowFoodConversion, feedingPhase } from './rules/harvest/feeding.ts'
export type { AgricolaAbout } from './rules/about.ts'
export type { Line } from './rules/lines.ts'
export type { AgricolaOptions } from './rules/options.ts'
export type { Ask } from './rules/questions.ts'
export type { AgricolaState, Phase } from './rules/state.ts'
export type {
  AgricolaView,
  CardBonus,
  CardView,
  CellView,
  FarmView,
  PenView,
  PlayedCardView,
  PlayerView,
  RoundView,
  SpaceView,
} from './rules/view.ts'
export type { Score } from './scoring-sheet/score-of.ts'

export const agricolaModule: GameModule<AgricolaState, AgricolaOptions, AgricolaView, AgricolaAbout> = {
  definition: agricola,
  about: {
    tagline: 'Plow, sow, build and breed: fourteen rounds from a wooden hut to a farm.',
    minutes: 60,
    options: optionFields,
    presets: [{ name: 'First game', note: 'the family game, without a hand of cards', options: { cards: 'none' } }],
  },
  agents: /* @__PURE__ */ withLevels({ random: randomAgent, greedy }, { mind, policy: greedy, settings }),
  mind,
  scoreSheet(sheet) {
    const scores = scoreSheet(sheet)
    return { scores, text: sheetTable(scores) }
  },
}
