import { announce } from './announcement.ts'
import { isHeard } from './heard.ts'
import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import { ROW_CONFIGS } from '../cards/board.ts'
import { HABITATS, habitatAt } from '../cards/habitat.ts'
import { put } from './ask.ts'
import { rowAt } from './mat.ts'
import { ALL_ROWS, playableCards, unplayableCards } from './playing/playable.ts'
import { settle } from './playing/settle.ts'
import { takeRowAction } from './row-actions.ts'
import { clearTally, playerAt, type Wingspan, type WingspanState } from './state.ts'

export const PLAYED_A_BIRD = 3

interface RowOption {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly ref: { readonly space: string }
  readonly value: { readonly row: number }
}

const ACTIONS = ['gain food', 'lay eggs', 'draw cards'] as const
const UNITS = [
  ['die', 'dice'],
  ['egg', 'eggs'],
  ['card', 'cards'],
] as const

/** By row and by the number of birds in it: nothing about them ever changes. */
const ROW_OPTIONS: readonly (readonly RowOption[])[] = ROW_CONFIGS.map(({ baseRewards, bonusRewards }, row) =>
  baseRewards.map((n, birds) => ({
    id: habitatAt(row),
    title: `${HABITATS[row]}: ${ACTIONS[row]}`,
    detail: `${n} ${UNITS[row]?.[n === 1 ? 0 : 1]}${bonusRewards[birds] ? ', 1 more by trade' : ''}`,
    ref: { space: `row-${habitatAt(row)}` },
    value: { row },
  })),
)

/** W7: exactly one of four things. */
export function takeTurn(game: Wingspan, seat: Seat): void {
  const { state, cards } = game
  beginTurn(game, seat)
  const player = playerAt(state, seat)
  const choices: (CardId | RowOption)[] = playableCards(player, cards, ALL_ROWS)
  for (let row = 0; row < ROW_OPTIONS.length; row++)
    choices.push((ROW_OPTIONS[row] as readonly RowOption[])[rowAt(player, row).length] as RowOption)
  const chosen = put(game, seat, 'turnAction', {
    actor: game.player(seat).name,
    title: 'Play a bird or use a row',
    choices,
    cards: true,
    unavailable: () => unplayableCards(player, cards, ALL_ROWS),
  })
  player.turnsLeft--
  doNext(state.agenda, { do: 'end-turn', seat })
  if (typeof chosen === 'number') {
    player.ownTurn.action = PLAYED_A_BIRD
    settle(game, seat, chosen, ALL_ROWS)
  } else takeRowAction(game, seat, chosen.row)
}

/** W27: with their own turn the pink powers of a player wake up again. */
function beginTurn(game: Wingspan, seat: Seat): void {
  const { state } = game
  const player = playerAt(state, seat)
  state.turn = seat
  clearTally(player.ownTurn)
  wakePinkPowers(state, seat)
  if (isHeard(game)) announce(game, { type: 'TURN_STARTED', seat, round: state.round })
}

function wakePinkPowers(state: WingspanState, seat: Seat): void {
  for (const row of playerAt(state, seat).rows) for (const bird of row) bird.reacted = false
}
