import { type CardId, counted, type LinePart, type Speaker, type Words } from '@turnwright/kernel'
import { GOALS } from '../cards/goals.ts'
import type { Line } from '../rules/lines.ts'
import { diceText, foodText } from './food.ts'

const goalText = (id: string): string => GOALS.find((goal) => goal.id === id)?.text ?? id

/** A sentence that ends with a list of cards. */
function listing(begins: readonly LinePart[], cards: readonly (CardId | null)[], say: Speaker): readonly LinePart[] {
  const named = say.list(cards.map((card): readonly LinePart[] => [say.card(card)]))
  return typeof named === 'string' ? [...begins, named] : [...begins, ...named]
}

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0)

export const lines: Words<Line> = {
  'goals-drawn': ({ goals }) => `The goals are ${goals.map(goalText).join(', ')}`,
  'keeps-start': ({ seat, birds, food }, say) =>
    say`${say.seat(seat)} keeps ${counted(birds, 'bird')} and ${sum(food)} food${sum(food) === 0 ? '' : `: ${foodText(food)}`}`,
  'discards-start': ({ seat, cards }, say) => listing([say.seat(seat), ' discards '], cards, say),
  'round-begins': ({ round }) => `Round ${round} begins`,
  'goal-scored': ({ round, goal }) => `The goal of round ${round} is scored: ${goalText(goal)}`,
  'goal-points': ({ seat, count, points }, say) => say`${say.seat(seat)} has ${count} and gets ${points}`,
  'tray-filled': ({ cards }, say) => listing(['New on the tray: '], cards, say),
  'tray-cleared': () => 'The tray is cleared',
  'deck-reshuffled': () => 'The discarded birds are shuffled into a new deck',
  'bonus-reshuffled': () => 'The discarded bonus cards are shuffled into a new deck',
  'feeder-rolled': ({ dice }) => `The feeder shows ${diceText(dice)}`,
  'feeder-refilled': ({ dice }) => `The feeder is empty, and all dice are rolled back in: ${diceText(dice)}`,
  rerolls: ({ seat, dice }, say) => say`${say.seat(seat)} rerolls the feeder: ${diceText(dice)}`,
  'draft-discarded': ({ cards }, say) => listing(['Nobody picks '], cards, say),
  'shows-bonus': ({ seat, cards }, say) => listing([say.seat(seat), ' shows '], cards, say),
  leaves: ({ seat }, say) => say`${say.seat(seat)} leaves the table`,

  'uses-row': ({ seat, row }, say) => say`${say.seat(seat)} uses the ${row}`,
  plays: ({ seat, card, row, paid }, say) =>
    say`${say.seat(seat)} plays ${say.card(card)} in the ${row} for ${foodText(paid)}`,
  'uses-power': ({ seat, card }, say) => say`${say.seat(seat)} uses ${say.card(card)}`,
  repeats: ({ card, repeated }, say) => say`${say.card(card)} repeats ${say.card(repeated.card)}`,
  moves: ({ card, row }, say) => say`${say.card(card)} moves to the ${row}`,
  'gains-food': ({ seat, n, food }, say) => say`${say.seat(seat)} gains ${n} ${food}`,
  'takes-die': ({ seat, food }, say) => say`${say.seat(seat)} takes ${food} from the feeder`,
  'trades-food': ({ seat, food }, say) => say`${say.seat(seat)} trades ${food} for an egg`,
  'gives-food': ({ seat, n, food }, say) => say`${say.seat(seat)} gives back ${n} ${food}`,
  caches: ({ seat, n, food, card }, say) => say`${say.seat(seat)} caches ${n} ${food} on ${say.card(card)}`,
  lays: ({ seat, n, card }, say) =>
    say`${say.seat(seat)} lays ${n === 1 ? 'an egg' : counted(n, 'egg')} on ${say.card(card)}`,
  'gives-egg': ({ seat, card }, say) => say`${say.seat(seat)} gives up an egg of ${say.card(card)}`,
  draws: ({ seat, card }, say) => say`${say.seat(seat)} draws ${say.card(card)} from the deck`,
  'takes-from-tray': ({ seat, card }, say) => say`${say.seat(seat)} takes ${say.card(card)} from the tray`,
  'turns-up': ({ seat, cards }, say) => listing([say.seat(seat), ' turns up '], cards, say),
  picks: ({ seat, card }, say) => say`${say.seat(seat)} picks ${say.card(card)}`,
  discards: ({ seat, card }, say) => say`${say.seat(seat)} discards ${say.card(card)}`,
  tucks: ({ seat, card, under }, say) => say`${say.seat(seat)} tucks ${say.card(card)} under ${say.card(under.card)}`,
  'tucks-from-deck': ({ seat, n, under }, say) =>
    say`${say.seat(seat)} tucks ${counted(n, 'card')} from the deck under ${say.card(under.card)}`,
  rolls: ({ card, faces }, say) => say`${say.card(card)} rolls ${faces.join(', ')}`,
  catches: ({ card, hunter }, say) => say`${say.card(hunter.card)} catches ${say.card(card)}`,
  'gets-away': ({ card, hunter }, say) => say`${say.card(card)} gets away from ${say.card(hunter.card)}`,
  'looks-at-bonus': ({ seat, n }, say) => say`${say.seat(seat)} looks at ${counted(n, 'bonus card')}`,
  'keeps-bonus': ({ seat, card }, say) => say`${say.seat(seat)} keeps ${say.card(card)} as a bonus card`,

  'automa-wants': ({ card }, say) => say`The Automa wants the birds of ${say.card(card)}`,
  'automa-turns-up': ({ card, cube }, say) => say`${say.card(card)} is turned up${cubeText(cube)}`,
  'automa-plays': ({ card }, say) => say`The Automa plays ${say.card(card)}`,
  'automa-discards': ({ cards }, say) => listing(['The Automa discards '], cards, say),
  'automa-clears-tray': ({ n }) =>
    `The Automa clears the tray and ${n === 0 ? 'finds no card to keep' : 'keeps a card'}`,
  'automa-finds-none': ({ n }) =>
    `The Automa finds no bird it wants and ${n === 0 ? 'no card to keep' : 'keeps a card'}`,
  'automa-lays': ({ n }) => `The Automa lays ${counted(n, 'egg')}`,
  'automa-takes-die': ({ face }) => `The Automa takes the die that shows ${face}`,
  'automa-goal-points': ({ count, points }) => `The Automa has ${count} and gets ${points}`,

  'most-points': ({ points }) => `${counted(points, 'point')}.`,
  'most-food': ({ points }) => `${counted(points, 'point')}; more food left breaks the tie.`,
  'shared-win': ({ points }) => `${counted(points, 'point')} each, and as much food left.`,
  'against-automa': ({ points, automa, hasWon, food }) => {
    const sides = hasWon
      ? `${counted(points, 'point')} to ${automa}`
      : `The Automa has ${counted(automa, 'point')} to ${points}`
    return food === null ? `${sides}.` : `${sides}, and ${food === 'more' ? 'more' : 'as much'} food left.`
  },
  'others-left': () => 'Everybody else has left.',
  'nobody-left': () => 'Nobody is left at the table.',
}

function cubeText(cube: number): string {
  if (cube === 0) return ''
  return cube > 0 ? ', with a cube for the goal' : ', with a cube off the goal'
}
