import { type CardId, counted, type LinePart, type Sentence, type Speaker, type Words } from '@turnwright/kernel'
import type { Told } from '@turnwright/kernel/host'
import { FACTION_NAMES } from '../cards/deck-pairs.ts'
import { changesWords } from '../cards/effect-words.ts'
import type { Line, ToldTarget } from '../rules/lines.ts'
import { lifeShown } from './life-shown.ts'

export const lines: Words<Line> = {
  'market-opens': ({ cards }, say) => joined(say, 'The market opens with ', cardList(cards, say)),
  'plays-decks': ({ seat, decks }, say) =>
    say`${say.seat(seat)} plays ${decks.map((faction) => FACTION_NAMES[faction]).join(' and ')}`,
  'starts-with-mana': ({ seat, pool }, say) => say`${say.seat(seat)} starts with ${pool} mana`,
  exchanges: ({ seat, count }, say) => say`${say.seat(seat)} exchanges ${counted(count, 'card')}`,
  'turn-begins': ({ seat, pool }, say) =>
    pool > 0 ? say`${say.seat(seat)}'s turn begins, with ${pool} mana` : say`${say.seat(seat)}'s turn begins`,
  fury: ({ power }, say) => say`The war grows fierce: the units of whoever is on have ${power} more power this round`,
  'turn-ends': ({ seat }, say) => say`${say.seat(seat)}'s turn ends`,
  draws: ({ seat, cards }, say) => joined(say, say`${say.seat(seat)} draws `, cardList(cards, say)),
  'library-anew': ({ seat, count }, say) =>
    say`The library of ${say.seat(seat)} has run out: the graveyard is shuffled into a new one of ${counted(count, 'card')}`,
  discards: ({ seat, cards }, say) => joined(say, say`${say.seat(seat)} discards `, cardList(cards, say)),
  'leaves-market': ({ card }, say) => say`${say.card(card)} leaves the market`,
  'comes-to-market': ({ card }, say) => say`${say.card(card)} comes to the market`,

  plays: ({ seat, card, targets }, say) =>
    joined(say, say`${say.seat(seat)} plays ${say.card(card)}`, aimedAt(targets, say)),
  uses: ({ seat, card, targets }, say) =>
    joined(say, say`${say.seat(seat)} uses ${say.card(card)}`, aimedAt(targets, say)),
  pitches: ({ seat, card }, say) => say`${say.seat(seat)} pitches ${say.card(card)}`,
  attacks({ seat, card, followers }, say) {
    const { length } = followers.cards
    return length === 0
      ? say`${say.seat(seat)} attacks with ${say.card(card)}`
      : say`${say.seat(seat)} attacks with ${say.card(card)} and ${length} more`
  },
  'offers-trade': ({ seat, card, taken }, say) =>
    say`${say.seat(seat)} offers ${say.card(card)} for ${say.card(taken.card)}`,
  trades: ({ seat, card, taken }, say) => say`${say.seat(seat)} trades ${say.card(card)} for ${say.card(taken.card)}`,
  'pays-life': ({ seat, amount, life }, say) => say`${say.seat(seat)} pays ${amount} life and has ${life} left`,
  sacrifices: ({ seat, card }, say) => say`${say.seat(seat)} sacrifices ${say.card(card)}`,
  concedes: ({ seat }, say) => say`${say.seat(seat)} concedes`,

  countered: ({ card }, say) => say`${say.card(card)} is countered`,
  'takes-effect': ({ card }, say) => say`${say.card(card)} takes effect`,
  'does-nothing': ({ card }, say) => say`${say.card(card)} does nothing`,
  arrives: ({ seat, card }, say) => say`${say.card(card)} comes to the battlefield of ${say.seat(seat)}`,
  'is-put-away': ({ seat, card }, say) => say`${say.card(card)} goes to the graveyard of ${say.seat(seat)}`,

  blocks: ({ card, attacker }, say) => say`${say.card(card)} blocks ${say.card(attacker.card)}`,
  'damage-through': ({ seat, damage, life }, say) =>
    say`${damage} damage goes through: ${say.seat(seat)} has ${lifeShown(life)} life`,

  'hurts-unit': ({ card, target, damage }, say) =>
    say`${say.card(card)} deals ${damage} damage to ${say.card(target.card)}`,
  'hurts-player': ({ card, seat, damage, life }, say) =>
    say`${say.card(card)} deals ${damage} damage to ${say.seat(seat)}, who has ${lifeShown(life)} life`,
  'is-healed': ({ card, amount }, say) => say`${say.card(card)} is healed of ${amount} damage`,
  'gains-life': ({ seat, amount, life }, say) => say`${say.seat(seat)} gains ${amount} life and has ${lifeShown(life)}`,
  destroyed: ({ card }, say) => say`${say.card(card)} is destroyed`,
  moves({ card, seat, to }, say) {
    switch (to) {
      case 'hand':
        return say`${say.card(card)} goes back to the hand of ${say.seat(seat)}`
      case 'library-top':
        return say`${say.card(card)} is put on top of the library of ${say.seat(seat)}`
      case 'library-bottom':
        return say`${say.card(card)} is put under the library of ${say.seat(seat)}`
      case 'exile':
        return say`${say.card(card)} is exiled`
    }
  },
  'comes-back': ({ card, seat, to }, say) =>
    say`${say.card(card)} comes back from the graveyard of ${say.seat(seat)} to the ${to}`,
  'taken-over': ({ card, seat }, say) => say`${say.seat(seat)} takes control of ${say.card(card)}`,
  'given-back': ({ card, seat }, say) => say`${say.card(card)} goes back to ${say.seat(seat)}`,
  token: ({ card, seat }, say) => say`${say.seat(seat)} creates ${say.card(card)}`,
  tapped: ({ card }, say) => say`${say.card(card)} is tapped`,
  untapped: ({ card }, say) => say`${say.card(card)} is untapped`,
  changed: ({ card, lasts, ...changes }, say) =>
    say`${say.card(card)} gets ${changesWords(changes)}${lasts === 'turn' ? ' this turn' : ''}`,
  'adds-mana': ({ seat, mana, pool }, say) => say`${say.seat(seat)} adds ${mana} mana and has ${pool}`,
  finds: ({ seat, card }, say) => say`${say.seat(seat)} finds ${say.card(card)}`,
  'finds-nothing': ({ seat }, say) => say`${say.seat(seat)} finds nothing`,

  'both-fall': () => 'Both fall at once.',
  'no-life': ({ seat }, say) => say`${say.seat(seat)} has no life left.`,
  'no-cards': ({ seat }, say) => say`${say.seat(seat)} cannot draw.`,
  conceded: ({ seat }, say) => say`${say.seat(seat)} concedes.`,
}

function joined(say: Speaker, ...sentences: readonly Sentence[]): Sentence {
  return say.list(sentences, '')
}

/** By name, to whoever knows them all; how many, to everybody else. */
function cardList(cards: readonly (CardId | null)[], say: Speaker): Sentence {
  const named = cards.map((card) => say.card(card))
  return named.some(isUnknown) ? counted(cards.length, 'card') : say.list(named.map((card) => [card]))
}

function isUnknown(part: LinePart): boolean {
  return typeof part === 'object' && 'card' in part && part.card === null
}

function aimedAt(targets: readonly Told<ToldTarget>[], say: Speaker): Sentence {
  if (targets.length === 0) return ''
  const things = targets.map((target): Sentence => ['seat' in target ? say.seat(target.seat) : say.card(target.card)])
  return joined(say, ' at ', say.list(things))
}
