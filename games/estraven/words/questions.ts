import type { Words } from '@turnwright/kernel'
import { FACTION_NAMES } from '../cards/deck-pairs.ts'
import { aimWords, costWords } from '../cards/words.ts'
import { aimOf } from '../rules/aims.ts'
import type { Ask } from '../rules/questions.ts'
import type { PassUntil } from '../rules/state.ts'

const PASSES: Readonly<Record<PassUntil, string>> = {
  ask: 'Pass',
  chain: 'Pass until the chain is over',
  attack: 'Pass until an attack',
  turn: 'Pass until my turn',
}

export const questions: Words<Ask> = {
  decks: () => 'Choose two decks',
  mulligan: () => 'Put any cards under your library',
  main: () => 'Your main phase',
  priority: () => 'Answer the chain, or pass',
  target({ card, effect }, say) {
    const aim = aimOf(effect)
    return say`${say.card(card)}: ${aim === null ? '' : aimWords(aim)}`
  },
  payment: ({ cost }) => `Pay: ${costWords(cost)}`,
  'which-ability': ({ card }, say) => say`Which ability of ${say.card(card)}?`,
  followers: ({ card }, say) => say`Who follows ${say.card(card)}?`,
  take: () => 'Take a card of the market',
  block: () => 'Block with one unit, or let it through',
  'block-more': () => 'Block with another one that is led',
  blocked: ({ card }, say) => say`Which attacker does ${say.card(card)} block?`,
  'which-first': () => 'Which takes effect first?',
  discard: ({ count }) => (count === 1 ? 'Discard a card' : `Discard ${count} cards`),
  search: () => 'Search your library for a card',

  deck: ({ faction }) => FACTION_NAMES[faction],
  pitch: () => 'Pitch',
  use: () => 'Use',
  attack: () => 'Attack',
  trade: () => 'Trade',
  'end-turn': () => 'End turn',
  pass: ({ until }) => PASSES[until],
  ability: ({ ability }) => `Ability ${ability + 1}`,
  link: ({ link, card }, say) => say`${link} ${say.card(card)}`,
  'set-off': ({ card }, say) => [say.card(card)],
  through: () => 'Let it through',
  enough: () => 'No more',
  found: ({ card }, say) => [say.card(card)],
  nothing: () => 'Find nothing',
  'in-hand': ({ card }, say) => [say.card(card)],
}
