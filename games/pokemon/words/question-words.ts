import type { Words } from '@turnwright/kernel'
import type { CeremonyType } from '../rules/ceremony.ts'
import { cardCalled, cardName } from '../rules/faces.ts'
import type { CardQuestion, DuelQuestion } from '../rules/questions.ts'

export const CEREMONY_WORDS: Readonly<Record<CeremonyType, string>> = {
  APPROVE_MATCH: 'Begin the duel',
  DRAW_INITIAL_CARDS: 'Draw your opening hand',
  SET_PRIZE_CARDS: 'Set your Prizes aside',
  GENERATE_COIN_FLIP: 'Flip a coin for the first turn',
  CONFIRM_FIRST_PLAYER: 'Begin the first turn',
  DRAW_CARD: 'Draw a card',
}

const SEARCH_WORDS = {
  bench: 'Choose a Pokémon for your Bench',
  hand: 'Choose a card from your deck',
  trade: 'Choose a Pokémon card to take',
} as const

const TAKE_WORDS = {
  card: 'Choose a card from your discard pile',
  cards: 'Choose cards from your discard pile',
  energy: 'Choose energy from your discard pile',
} as const

const OWN_ENERGY_WORDS = {
  card: 'Choose an energy card to discard',
  cards: 'Choose energy cards to discard',
  pokemon: 'Choose the Pokémon that gives up energy',
} as const

const OPPONENT_ENERGY_WORDS = {
  card: 'Choose an energy card to discard',
  cards: 'Choose the energy to discard',
  pokemon: 'Choose the Pokémon that loses energy',
} as const

const TYPE_WORDS = {
  resistance: 'Choose a type to resist',
  weakness: 'Choose a Weakness for the Defending Pokémon',
  'own-type': 'Choose a type',
  energy: 'Choose the energy it gives',
} as const

/** What cards ask. */
const cardQuestionWords: Words<CardQuestion> = {
  'discard-from-hand': ({ n }) => (n === 1 ? 'Choose a card to discard' : `Choose ${n} cards to discard`),
  'hand-into-deck': ({ n }) => `Choose ${n} cards to shuffle into your deck`,
  'trade-away': () => 'Choose a Pokémon card to give',
  'search-deck': ({ to }) => SEARCH_WORDS[to],
  'take-from-discard': ({ what }) => TAKE_WORDS[what],
  rearrange: () => 'Put these cards back, the first one on top',
  'whose-deck': () => 'Choose a deck to look at',
  'own-energy': ({ choose }) => OWN_ENERGY_WORDS[choose],
  'opponent-energy': ({ choose }) => OPPONENT_ENERGY_WORDS[choose],
  'how-many-energy': () => 'Choose how many energy cards to discard',
  heal: ({ by }) => (cardCalled(by)?.supertype === 'Trainer' ? 'Choose a Pokémon to heal' : 'Heal'),
  'heal-self': ({ by }) => `Heal ${cardName(by)}?`,
  'how-many-counters': () => 'Choose how many damage counters to take off',
  'switch-in': () => 'Choose the Pokémon that comes up',
  'drag-up': () => 'Choose the Pokémon that becomes the Defending one',
  'bench-target': ({ n }) => (n === 1 ? 'Choose a Benched Pokémon to damage' : 'Choose Benched Pokémon to damage'),
  'attach-to': () => 'Attach it to',
  'move-energy-to': () => 'Move it to',
  'damage-from': () => 'Take damage from',
  'damage-to': () => 'Put it on',
  'energy-to-move': () => 'Choose an energy card to move',
  scoop: () => 'Choose a Pokémon to take back',
  'shuffle-in': () => 'Choose a Pokémon to shuffle into your deck',
  breed: () => 'Choose a Stage 2 card',
  'breed-onto': () => 'Choose the Basic Pokémon to evolve',
  devolve: () => 'Choose a Pokémon to take evolutions off',
  'devolve-stage': () => 'Choose the first stage to discard',
  revive: () => 'Choose a Basic Pokémon',
  flute: () => 'Choose a Basic Pokémon',
  'copy-attack': () => 'Choose an attack to copy',
  'disable-attack': () => 'Choose an attack to forbid',
  'choose-type': ({ as }) => TYPE_WORDS[as],
  peek: () => 'Choose where to look',
}

export const questionWords: Words<DuelQuestion> = {
  ...cardQuestionWords,
  'bring-deck': () => ({
    title: 'Choose your deck',
    help: 'A ready deck, or sixty cards as text: a number and a name on each line. Nobody else learns what is in it.',
  }),
  ceremony: ({ act }) => CEREMONY_WORDS[act],
  'mulligan-bonus': () => 'Choose how many extra cards to draw',
  'opening-active': () => 'Choose your Active Pokémon',
  'opening-bench': () => 'Choose Pokémon for your Bench',
  main: () => 'Play cards, then attack or end your turn',
  prize: () => 'Take a Prize',
  promote: () => 'Choose your new Active Pokémon',
}
