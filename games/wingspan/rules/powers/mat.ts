import { type CardId, doNext } from '@turnwright/kernel'
import { isPredator } from '../../cards/bird.ts'
import { SLOTS_IN_A_ROW } from '../../cards/board.ts'
import { type Habitat, habitatAt, rowOf } from '../../cards/habitat.ts'
import type { MatEffect } from '../../cards/powers/mat.ts'
import { birdOn, rowAt, rowWith } from '../mat.ts'
import { playableCards, unplayableCards } from '../playing/playable.ts'
import { ROW_CHOICES, settle } from '../playing/settle.ts'
import { CARDS, SKIP } from '../offers.ts'
import type { MatBird, PlayerState, Wingspan, WingspanState } from '../state.ts'
import type { BehavioursOf } from './behaviour.ts'
import { noteRefusal, noteUse, type PowerInUse } from './power-in-use.ts'

export const MAT_POWERS: BehavioursOf<MatEffect> = {
  /** W46. Looks only at what everybody can see: which birds are in hand is for the player to know. */
  playAdditionalBird: {
    can: ({ player, bird, effect }) =>
      player.hand.length > 0 && hasRoom(player, rowToFill(player, bird, effect.habitat)),
    use: (game, power) => playAnother(game, power, power.effect.habitat),
  },

  /** W44. */
  moveIfRightmost: {
    can: ({ player, bird }) => rowsToMoveTo(player, bird) !== 0,
    use: move,
  },

  /** W45: in one chain of repeats no bird comes twice. */
  repeatBrownInHabitat: {
    can: (power, state) => repeatable(state, power, isBrown).length > 0,
    use: (game, power) => repeat(game, power, isBrown),
  },

  repeatPredatorInHabitat: {
    can: (power, state) => repeatable(state, power, isHunter).length > 0,
    use: (game, power) => repeat(game, power, isHunter),
  },
}

const isBrown = (bird: MatBird): boolean => birdOn(bird).power?.color === 'brown'
const isHunter = (bird: MatBird): boolean => isPredator(birdOn(bird))

/** The row into which the power of a bird lets another one come. */
export function rowToFill(player: PlayerState, bird: MatBird, habitat: Habitat | 'sameAsThisBird'): number {
  return habitat === 'sameAsThisBird' ? rowWith(player, bird) : rowOf(habitat)
}

function hasRoom(player: PlayerState, row: number): boolean {
  return rowAt(player, row).length < SLOTS_IN_A_ROW
}

/** Asked even where no bird can be paid: that is nobody else's business. */
function playAnother(game: Wingspan, power: PowerInUse, habitat: Habitat | 'sameAsThisBird'): void {
  const { seat, player, bird } = power
  const row = 1 << rowToFill(player, bird, habitat)
  const choices: (CardId | typeof SKIP)[] = playableCards(player, game.cards, row)
  choices.push(SKIP)
  const chosen = game.ask.one(seat, { kind: 'play-another', card: bird.card }, choices, {
    ...CARDS,
    noAutoRespond: true,
    unavailable: () => unplayableCards(player, game.cards, row),
  })
  if (chosen === 'skip') return noteRefusal(game, power)
  noteUse(game, power)
  settle(game, seat, chosen, row, bird.card)
}

/** The rows (as bits) that the last bird of a row could move to. */
function rowsToMoveTo(player: PlayerState, bird: MatBird): number {
  const home = rowWith(player, bird)
  if (rowAt(player, home).at(-1)?.card !== bird.card) return 0
  let rows = 0
  for (let other = 0; other < player.rows.length; other++)
    if (other !== home && hasRoom(player, other)) rows |= 1 << other
  return rows
}

/** At no cost, with everything that lies on the bird. */
function move(game: Wingspan, power: PowerInUse): void {
  const { seat, player, bird } = power
  const rows = rowsToMoveTo(player, bird)
  const open = ROW_CHOICES.filter(({ value }) => (rows & (1 << value)) !== 0)
  const chosen = game.ask.one(seat, { kind: 'move-bird', card: bird.card }, [...open, SKIP])
  if (chosen === 'skip') return noteRefusal(game, power)
  noteUse(game, power)
  rowAt(player, rowWith(player, bird)).pop()
  rowAt(player, chosen).push(bird)
  game.tell({ kind: 'moves', seat, card: bird.card, row: habitatAt(chosen) })
}

/** W45: the birds of the row that are not in the chain and that this bird has not repeated in this activation. */
function repeatable(
  { repeats }: WingspanState,
  { player, bird, chain }: PowerInUse,
  fits: (bird: MatBird) => boolean,
): CardId[] {
  const wasRepeated = (other: CardId): boolean => repeats.some(({ by, of }) => by === bird.card && of === other)
  return rowAt(player, rowWith(player, bird))
    .filter((other) => other.card !== bird.card && !chain.includes(other.card) && fits(other))
    .map((other) => other.card)
    .filter((other) => !wasRepeated(other))
}

function repeat(game: Wingspan, power: PowerInUse, fits: (bird: MatBird) => boolean): void {
  const { state } = game
  const { seat, bird, chain } = power
  const choices = [...repeatable(state, power, fits), SKIP]
  const chosen = game.ask.one(seat, { kind: 'repeat-power', card: bird.card }, choices, CARDS)
  if (chosen === 'skip') return noteRefusal(game, power)
  noteUse(game, power)
  state.repeats.push({ by: bird.card, of: chosen })
  game.tell({ kind: 'repeats', seat, card: bird.card, repeated: { card: chosen } })
  doNext(state.agenda, { do: 'power', seat, card: chosen, chain: [...chain, bird.card] })
}
