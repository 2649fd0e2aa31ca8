import { counted, type Words } from '@turnwright/kernel'
import { conditionNamed } from '../cards/words/plain-words.ts'
import type { Line } from '../rules/lines.ts'
import type { WinCondition } from '../match/vocabulary.ts'
import { changeWords } from './damage-words.ts'
import { flipWords } from './flip-words.ts'
import { lastingWords } from './lasting-words.ts'

const WINS: Readonly<Record<WinCondition, string>> = {
  PRIZE_CARDS: 'has taken the last Prize',
  NO_POKEMON: 'has won: the opponent has no Pokémon left',
  DECK_OUT: 'has won: the opponent cannot draw a card',
  CONCEDE: 'has won: the opponent has given up',
}

export const lineWords: Words<Line> = {
  'brought-deck': ({ by }, say) => say`${say.seat(by)} has brought a deck`,
  dealt: ({ n }) => `Both shuffle and draw ${n} cards`,
  'no-basics': ({ by }, say) => say`${say.seat(by)} has no Basic Pokémon and shows the hand`,
  'drew-extra': ({ by, n }, say) => say`${say.seat(by)} draws ${n} extra`,
  'drew-anew': ({ by, n }, say) => say`${say.seat(by)} shuffles the hand into the deck and draws ${n} cards`,
  'prizes-set': ({ n }) => `Both set ${counted(n, 'Prize')} aside`,
  'in-play': ({ by, card }, say) => say`${say.seat(by)} has ${say.card(card)} in play`,
  'sudden-death': () => 'Both have won: Sudden Death, with one Prize each',

  turn: ({ n, by }, say) => say`Turn ${n}: ${say.seat(by)} draws a card`,
  'nothing-to-draw': ({ n, by }, say) => say`Turn ${n}: ${say.seat(by)} has no card to draw`,
  'turn-ended': ({ by }, say) => say`${say.seat(by)} ends the turn`,
  flipped: ({ by, heads, why }, say) => [
    say.seat(by),
    ` flips ${heads ? 'heads' : 'tails'}: `,
    ...flipWords(why, (card) => say.card(card)),
  ],
  benched: ({ by, card }, say) => say`${say.seat(by)} puts ${say.card(card)} on the Bench`,
  attached: ({ by, card, to }, say) => say`${say.seat(by)} attaches ${say.card(card)} to ${say.card(to.card)}`,
  evolved: ({ by, card, from }, say) => say`${say.seat(by)} evolves ${say.card(from.card)} into ${say.card(card)}`,
  retreated: ({ card }, say) => say`${say.card(card)} retreats`,
  'too-confused': ({ card }, say) => say`${say.card(card)} is too confused to retreat`,
  'brought-up': ({ by, card }, say) => say`${say.seat(by)} brings up ${say.card(card)}`,
  'made-bring-up': ({ by, owner, card }, say) =>
    say`${say.seat(by)} makes ${say.seat(owner)} bring up ${say.card(card)}`,
  'doll-put-away': ({ by, card }, say) => say`${say.seat(by)} discards ${say.card(card)} from play`,
  'knocked-out': ({ card }, say) => say`${say.card(card)} is knocked out`,
  'prize-taken': ({ by }, say) => say`${say.seat(by)} takes a Prize`,

  played: ({ by, card }, say) => say`${say.seat(by)} plays ${say.card(card)}`,
  'power-used': ({ by, card, power }, say) => say`${say.seat(by)} uses ${power} of ${say.card(card)}`,
  drew: ({ by, n }, say) => (n === 1 ? say`${say.seat(by)} draws a card` : say`${say.seat(by)} draws ${n} cards`),
  discarded: ({ by, card }, say) => say`${say.seat(by)} discards ${say.card(card)}`,
  milled: ({ owner, card }, say) => say`${say.card(card)} goes from the deck of ${say.seat(owner)} to the discard pile`,
  'shows-hand': ({ by }, say) => say`${say.seat(by)} shows their hand`,
  shows: ({ by, card }, say) => say`${say.seat(by)} shows ${say.card(card)}`,
  'hand-shuffled-in': ({ by, n }, say) => say`${say.seat(by)} shuffles ${counted(n, 'card')} of the hand into the deck`,
  'put-into-deck': ({ by, card }, say) => say`${say.seat(by)} puts ${say.card(card)} into the deck`,
  took: ({ by, card }, say) => say`${say.seat(by)} takes ${say.card(card)}`,
  'took-unseen': ({ by }, say) => say`${say.seat(by)} takes a card from the deck`,
  found: ({ by, card }, say) => say`${say.seat(by)} finds ${say.card(card)}`,
  'took-back': ({ by, card }, say) => say`${say.seat(by)} takes ${say.card(card)} back`,
  rearranged: ({ by, owner }, say) => say`${say.seat(by)} rearranges the top of the deck of ${say.seat(owner)}`,
  peeked: ({ by, owner, at }, say) =>
    at === 'deck'
      ? say`${say.seat(by)} looks at the top of the deck of ${say.seat(owner)}`
      : say`${say.seat(by)} looks at a card in the hand of ${say.seat(owner)}`,
  'peeked-at-prize': ({ by, owner, at }, say) => say`${say.seat(by)} looks at Prize ${at + 1} of ${say.seat(owner)}`,
  seen: ({ card }, say) => say`${say.card(card)} is seen`,
  'was-seen': ({ by, card }, say) => say`${say.seat(by)} has seen ${say.card(card)}`,

  'energy-discarded': ({ card, from }, say) => say`${say.card(card)} is discarded from ${say.card(from.card)}`,
  'energy-moved': ({ card, from, to }, say) =>
    say`${say.card(card)} moves from ${say.card(from.card)} to ${say.card(to.card)}`,
  'energy-converted': ({ card, type }, say) => say`All energy on ${say.card(card)} is ${type} in this turn`,
  'tool-discarded': ({ card }, say) => say`${say.card(card)} is discarded`,
  healed: ({ card, n }, say) => say`${n} damage is healed on ${say.card(card)}`,
  'damage-moved': ({ n, from, to }, say) => say`${n} damage moves from ${say.card(from.card)} to ${say.card(to.card)}`,
  cured: ({ card }, say) => say`${say.card(card)} has no condition any more`,
  'poison-hurt': ({ card, n }, say) => say`Poison does ${n} damage to ${say.card(card)}`,
  'woke-up': ({ card }, say) => say`${say.card(card)} wakes up`,
  'paralysis-ended': ({ card }, say) => say`${say.card(card)} is no longer Paralyzed`,
  'type-changed': ({ card, type }, say) => say`${say.card(card)} is now ${type}`,
  'scooped-up': ({ by, card }, say) => say`${say.seat(by)} takes ${say.card(card)} back`,
  'returned-to-hand': ({ owner, card, isAttachedLost }, say) =>
    isAttachedLost
      ? say`${say.card(card)} goes back to ${say.seat(owner)}'s hand, and what lies on it is discarded`
      : say`${say.card(card)} goes back to ${say.seat(owner)}'s hand with all cards on it`,
  'shuffled-in': ({ by, card }, say) => say`${say.seat(by)} shuffles ${say.card(card)} into the deck`,
  devolved: ({ by, card }, say) => say`${say.seat(by)} turns a Pokémon back into ${say.card(card)}`,
  'came-back': ({ owner, card, damage }, say) =>
    damage === 0
      ? say`${say.card(card)} comes back to the Bench of ${say.seat(owner)}`
      : say`${say.card(card)} comes back to the Bench of ${say.seat(owner)} with ${damage} damage`,
  'became-energy': ({ card, type, to }, say) => say`${say.card(card)} is now ${type} energy on ${say.card(to.card)}`,

  'used-attack': ({ card, attack }, say) => say`${say.card(card)} uses ${attack}`,
  'copied-attack': ({ card, attack }, say) => say`${say.card(card)} copies ${attack}`,
  mirrored: ({ card }, say) => say`${say.card(card)} does what was done to it`,
  'attack-failed': () => 'The attack does nothing',
  damaged: ({ card, n, ...how }, say) => say`${say.card(card)} takes ${n} damage${changeWords(how)}`,
  undamaged: ({ card, ...how }, say) => say`${say.card(card)} takes no damage${changeWords(how)}`,
  untouched: ({ card, power }, say) =>
    power === null
      ? say`An effect of its attack keeps this one off ${say.card(card)}`
      : say`${power} keeps the attack off ${say.card(card)}`,
  'struck-back': ({ card, n }, say) => say`${say.card(card)} strikes back for ${n}`,
  'took-along': ({ card }, say) => say`${say.card(card)} takes its attacker along`,
  afflicted: ({ card, status }, say) => say`${say.card(card)} is now ${conditionNamed(status)}`,
  immune: ({ card, status }, say) => say`${say.card(card)} cannot be ${conditionNamed(status)}`,
  'takes-hold': lastingWords,
  'weakness-changed': ({ card, type }, say) => say`The Weakness of ${say.card(card)} is now ${type}`,
  'resistance-changed': ({ card, type }, say) => say`The Resistance of ${say.card(card)} is now ${type}`,
  'no-trainers': ({ owner }, say) => say`${say.seat(owner)} cannot play Trainers in the next turn`,

  'gave-up': ({ by }, say) => say`${say.seat(by)} gives up`,
  won: ({ by, how }, say) => say`${say.seat(by)} ${WINS[how]}.`,
}
