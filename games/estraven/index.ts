import { type GameModule, randomAgent } from '@turnwright/kernel'
import { withLevels } from '@turnwright/search'
import { greedy } from './ai/greedy.ts'
import { estravenMind } from './mind/mind.ts'
import settings from './mind/settings.json' with { type: 'json' }
import type { EstravenAbout } from './rules/about.ts'
import { type EstravenOptions, optionFields } from './rules/options.ts'
import { estraven } from './rules/estraven.ts'
import type { EstravenState } from './rules/state.ts'
import type { EstravenView } from './rules/view.ts'

export type { Ability } from './cards/ability.ts'
export { type Card, isUnit, type Keywords, type Lead, manaCostOf } from './cards/card.ts'
export { CARDS, DECKS, MARKET_DECK, TOKENS } from './cards/catalogue.ts'
export { DECK_PAIRS, FACTION_NAMES, factionsOf, pairTitle } from './cards/deck-pairs.ts'
export type { CardType } from './cards/filter.ts'
export { cardText, KEYWORD_MEANINGS, KEYWORD_NAMES } from './cards/words.ts'
export { FACTIONS, type Faction, type LinkSort, type ResourceKind, type Subtype } from './cards/words-of-the-game.ts'
export { type EstravenAction, EstravenActionType } from './rules/action.ts'
export { estraven } from './rules/estraven.ts'
export { cardCalled } from './rules/identities.ts'
export type { EstravenAbout } from './rules/about.ts'
export type { Line } from './rules/lines.ts'
export type { EstravenOptions } from './rules/options.ts'
export type { Ask, Offer, Question } from './rules/questions.ts'
export { refusalFor } from './rules/refusals.ts'
export type { Estraven, EstravenState, PassUntil, Phase } from './rules/state.ts'
export type * from './rules/view.ts'

export const estravenModule: GameModule<EstravenState, EstravenOptions, EstravenView, EstravenAbout> = {
  definition: estraven,
  about: {
    tagline: 'Two lords, two decks each, and a chain on which every deed can be answered.',
    minutes: 30,
    options: optionFields,
  },
  agents: /* @__PURE__ */ withLevels({ random: randomAgent, greedy }, { mind: estravenMind, policy: greedy, settings }),
  mind: estravenMind,
}
