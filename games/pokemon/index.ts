import { type GameModule, randomAgent } from '@turnwright/kernel'
import { withLevels } from '@turnwright/search'
import { generatorV1, generatorV2 } from './generator/agents.ts'
import { mind } from './mind/mind.ts'
import settings from './mind/settings.json' with { type: 'json' }
import { optionFields, type PokemonOptions } from './rules/options.ts'
import { pokemon } from './rules/pokemon.ts'
import type { DuelAbout, DuelState } from './rules/state.ts'
import type { DuelView } from './rules/view.ts'

export type { Attack, AttackEffect } from './cards/attack.ts'
export type { Card, EnergyCard, PokemonCard, TrainerCard } from './cards/card.ts'
export { CARDS } from './cards/catalogue.ts'
export type { Deck, DeckEntry } from './cards/decks/deck.ts'
export { faultsOf } from './cards/decks/deck-rules.ts'
export { type ReadDeck, readDeck, writeDeck } from './cards/decks/deck-text.ts'
export { READY_DECKS } from './cards/decks/ready-decks.ts'
export { COLORS, type Color, ENERGY_TYPES, type EnergyType } from './cards/energy-type.ts'
export type { Power } from './cards/power.ts'
export type { TrainerEffect, TrainerEffectType } from './cards/trainer-effect.ts'
export { attackText } from './cards/words/attack-words.ts'
export { powerText } from './cards/words/power-words.ts'
export { trainerText } from './cards/words/trainer-words.ts'
export { RULES, type Rule } from './generator/decision.ts'
export { explainAction, generateAction } from './generator/generate-action.ts'
export { type GeneratorName, GENERATORS } from './generator/generators.ts'
export { answerOf } from './match/answer-of.ts'
export { AvailableActionsService } from './match/available-actions-service.ts'
export type { ActionOf, ExecuteActionDto } from './match/execute-action-dto.ts'
export { type Match, matchOf } from './match/match.ts'
export * from './match/vocabulary.ts'
export type { Line } from './rules/lines.ts'
export type { Ask, DuelChoice, DuelQuestion } from './rules/questions.ts'
export { cardCalled, cardName } from './rules/faces.ts'
export type { PokemonOptions } from './rules/options.ts'
export { pokemon } from './rules/pokemon.ts'
export type { DuelAbout, DuelState } from './rules/state.ts'
export type {
  AttackView,
  CardView,
  DeckView,
  DuelView,
  EffectView,
  EnergyView,
  PlayerView,
  PokemonView,
  PowerView,
  RetreatView,
} from './rules/view.ts'

export const pokemonModule: GameModule<DuelState, PokemonOptions, DuelView, DuelAbout> = {
  definition: pokemon,
  about: {
    tagline: 'Raise, evolve and duel with sixty cards of your own, by the rules of 1999.',
    minutes: 25,
    options: optionFields,
  },
  // The first that does not play at random is who sits down where nobody asks for another: the stronger one.
  agents: /* @__PURE__ */ withLevels(
    { random: randomAgent, 'generator-v2': generatorV2, 'generator-v1': generatorV1 },
    { mind, policy: generatorV2, settings },
  ),
  mind,
}
