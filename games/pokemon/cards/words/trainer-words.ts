import type { TrainerCard } from '../card.ts'
import type { TrainerEffect } from '../trainer-effect.ts'
import { counters } from './plain-words.ts'

/** What a Trainer does, for people. */
export function trainerText({ effects }: TrainerCard): string {
  return effects
    .map((effect) => wordsFor(effect, effects))
    .filter((words) => words !== '')
    .join(' ')
}

type Of<Type extends TrainerEffect['effectType']> = Extract<TrainerEffect, { readonly effectType: Type }>

function wordsFor(effect: TrainerEffect, all: readonly TrainerEffect[]): string {
  switch (effect.effectType) {
    case 'DISCARD_HAND':
      return effect.n === 'all' ? 'Discard your hand.' : `Discard ${cardsOf(effect.n)} from your hand to play this.`
    case 'SHUFFLE_DECK':
      return shuffleWords(effect, all)
    case 'DRAW_CARDS':
      return 'coin' in effect
        ? `Flip a coin; on heads draw ${effect.coin.heads} cards, on tails ${effect.coin.tails}.`
        : `Draw ${cardsOf(effect.n)}.`
    case 'SEARCH_DECK':
      return searchWords(effect, all)
    case 'LOOK_AT_DECK':
      return `Look at up to ${effect.upTo} cards on top of your deck and put them back in any order.`
    case 'RETRIEVE_FROM_DISCARD':
      return retrieveWords(effect, all)
    case 'RETRIEVE_ENERGY':
      return `Take up to ${effect.upTo} ${effect.basicOnly ? 'basic ' : ''}energy cards from your discard pile into your hand${paidWords(all)}.`
    case 'OPPONENT_SHUFFLES_HAND':
      return effect.only === 'trainers'
        ? 'Both players show their hands and shuffle all Trainers in them into their decks.'
        : 'Your opponent shuffles the whole hand into the deck.'
    case 'OPPONENT_DRAWS':
      return `Your opponent draws ${cardsOf(effect.n)}.`
    case 'HEAL':
      return healWords(effect)
    case 'CURE_STATUS':
      return effect.target === 'ownActive'
        ? 'Your Active Pokémon is no longer Asleep, Confused, Paralyzed or Poisoned.'
        : 'It loses every condition and every effect of attacks.'
    case 'INCREASE_DAMAGE':
      return `If its attack damages the Defending Pokémon this turn, after Weakness and Resistance, it does ${effect.n} more.`
    case 'REDUCE_DAMAGE':
      return `Attacks do ${effect.n} less damage to it, after Weakness and Resistance.`
    case 'ATTACH_TO_POKEMON':
      return `Attach this to ${effect.target === 'ownActive' ? 'your Active Pokémon' : 'one of your Pokémon'}; discard it at the end of ${effect.discardedAt === 'endOfThisTurn' ? 'this turn' : "your opponent's next turn"}.`
    case 'SWITCH_ACTIVE':
      return 'Switch your Active Pokémon with one on your Bench.'
    case 'FORCE_SWITCH':
      return "Choose a Pokémon on your opponent's Bench and switch it with the Active one."
    case 'RETURN_TO_HAND':
      return 'Take the Basic card of one of your Pokémon in play into your hand; discard everything else on it.'
    case 'RETURN_TO_DECK':
      return 'Put a Pokémon from your Bench, with all cards on it, into your deck.'
    case 'EVOLVE_POKEMON':
      return `Put a Stage 2 card from your hand on the Basic Pokémon it comes from, leaving out Stage 1${effect.obeysEvolutionTiming ? ', if that may evolve now' : ''}.`
    case 'DEVOLVE_POKEMON':
      return 'Choose one of your Pokémon and a stage: discard its evolution cards of that stage and above.'
    case 'REMOVE_ENERGY':
      return `Choose one of your opponent's Pokémon and discard ${'n' in effect ? `${effect.n} energy card` : `up to ${effect.upTo} energy cards`} from it.`
    case 'DISCARD_ENERGY':
      return effect.target === 'ownAny'
        ? `Discard ${effect.n} energy card from one of your Pokémon to play this.`
        : 'Discard all energy from each Pokémon healed like this.'
    case 'TRADE_CARDS':
      return `Show ${effect.give.n} Pokémon card from your hand and put it into your deck; take ${effect.get.n} Pokémon card from your deck and show it.`
    case 'PUT_INTO_PLAY':
      return putWords(effect)
  }
}

function shuffleWords(effect: Of<'SHUFFLE_DECK'>, all: readonly TrainerEffect[]): string {
  if (!('fromHand' in effect)) return all.some(isSearchByCoin) ? '' : 'Shuffle your deck.'
  // Lass says it for both players at once.
  if (effect.fromHand === 'allTrainers') return ''
  if (effect.fromHand === 'all') return 'Shuffle your hand into your deck.'
  return `Shuffle ${effect.fromHand} other cards from your hand into your deck to play this.`
}

/** Whoever does not look through the deck does not shuffle it: both hang on the coin, and are told in one sentence. */
function isSearchByCoin(effect: TrainerEffect): boolean {
  return effect.effectType === 'SEARCH_DECK' && effect.coin !== undefined
}

function searchWords({ coin, cardType, n, reveal }: Of<'SEARCH_DECK'>, all: readonly TrainerEffect[]): string {
  const what = { any: `${n} card of any kind`, pokemon: `${n} Pokémon card`, basicEnergy: `${n} basic energy card` }[
    cardType
  ]
  const words = `earch your deck for ${what} and put it into your hand${reveal ? ' after showing it' : ''}`
  if (coin === undefined) return `S${words}.`
  const shuffles = all.some(({ effectType }) => effectType === 'SHUFFLE_DECK')
  return `Flip a coin; on ${coin} you may s${words}${shuffles ? ', then shuffle your deck' : ''}.`
}

/** P61: what was paid for the card stays where it is. */
function paidWords(all: readonly TrainerEffect[]): string {
  return all.some(({ effectType }) => effectType === 'DISCARD_HAND') ? ', but not what you discarded for it' : ''
}

function retrieveWords({ coin, cardType, n, to }: Of<'RETRIEVE_FROM_DISCARD'>, all: readonly TrainerEffect[]): string {
  const what = cardType === 'trainer' ? `${n} Trainer` : `${n} card`
  const where = to === 'hand' ? 'into your hand' : 'on top of your deck'
  const words = `ut ${what} from your discard pile ${where}${paidWords(all)}.`
  return coin === undefined ? `P${words}` : `Flip a coin; on ${coin} p${words}`
}

function healWords(effect: Of<'HEAL'>): string {
  if (effect.target === 'allOwnDamaged') return 'Take all damage counters off your Pokémon.'
  const whom = effect.target === 'ownAny' ? 'one of your Pokémon' : 'that Pokémon'
  return `Take up to ${counters(effect.upToCounters)} off ${whom}.`
}

function putWords(effect: Of<'PUT_INTO_PLAY'>): string {
  switch (effect.source) {
    case 'hand':
      return `Play this as a Basic Pokémon with ${effect.hp} HP. It has no attacks, cannot retreat, takes no conditions and gives no Prize. In your turn you may discard it.`
    case 'opponentDiscard':
      return "Put a Basic Pokémon from your opponent's discard pile on their Bench, if that has a free place."
    case 'ownDiscard':
      return 'Put a Basic Pokémon from your discard pile on your Bench, if that has a free place, with damage for half its HP, rounded down to the nearest 10.'
  }
}

function cardsOf(n: number): string {
  return n === 1 ? 'a card' : `${n} cards`
}
