import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import { ROW_CONFIGS } from '../cards/board.ts'
import { type Habitat, habitatAt } from '../cards/habitat.ts'
import { rowAt } from './mat.ts'
import { ALL_ROWS, playableCards, unplayableCards } from './playing/playable.ts'
import { settle } from './playing/settle.ts'
import type { Offer } from './questions.ts'
import { takeRowAction } from './row-actions.ts'
import { clearTally, playerAt, type Wingspan, type WingspanState } from './state.ts'

export const PLAYED_A_BIRD = 3

interface RowOption {
  readonly id: Habitat
  readonly about: Offer
  readonly ref: { readonly space: string }
  readonly value: { readonly row: number }
}

const TURN = { kind: 'turn' } as const

/** By row and by the number of birds in it: nothing about them ever changes. */
const ROW_OPTIONS: readonly (readonly RowOption[])[] = ROW_CONFIGS.map(({ baseRewards, bonusRewards }, at) => {
  const row = habitatAt(at)
  return baseRewards.map((reward, birds) => ({
    id: row,
    about: { kind: 'use-row', row, reward, hasTrade: bonusRewards[birds] !== null },
    ref: { space: `row-${row}` },
    value: { row: at },
  }))
})

/** W7: exactly one of four things. */
export function takeTurn(game: Wingspan, seat: Seat): void {
  const { state, cards } = game
  beginTurn(game, seat)
  const player = playerAt(state, seat)
  const choices: (CardId | RowOption)[] = playableCards(player, cards, ALL_ROWS)
  for (let row = 0; row < ROW_OPTIONS.length; row++) {
    const option = ROW_OPTIONS[row]?.[rowAt(player, row).length]
    if (option !== undefined) choices.push(option)
  }
  const unavailable = () => unplayableCards(player, cards, ALL_ROWS)
  const chosen = game.ask.one(seat, TURN, choices, { cards: true, unavailable })
  player.turnsLeft--
  doNext(state.agenda, { do: 'end-turn', seat })
  if (typeof chosen === 'number') {
    player.ownTurn.action = PLAYED_A_BIRD
    settle(game, seat, chosen, ALL_ROWS, null)
  } else takeRowAction(game, seat, chosen.row)
}

/** W27: with their own turn the pink powers of a player wake up again. */
function beginTurn(game: Wingspan, seat: Seat): void {
  const { state } = game
  const player = playerAt(state, seat)
  state.turn = seat
  clearTally(player.ownTurn)
  wakePinkPowers(state, seat)
}

function wakePinkPowers(state: WingspanState, seat: Seat): void {
  for (const row of playerAt(state, seat).rows) for (const bird of row) bird.reacted = false
}
