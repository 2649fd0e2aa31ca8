import type { GameUi } from '@turnwright/tabletop'
import type { WingspanView } from '../rules/view.ts'
import { Board } from './board.tsx'
import { faceOf, layoutOf, orderOf } from './request/faces.tsx'
import { confirmLabel, tallyOf } from './request/confirm.tsx'
import { roundTracker } from './round-tracker.ts'
import { scoreSheet } from './score-sheet.ts'

export const ui: GameUi<WingspanView> = {
  Board,
  cloth: { hue: 110, chroma: 0.03 },
  scoreOf: (view, seat) => {
    const player = view.players[seat]
    return player === undefined ? null : scoreSheet(player)
  },
  roundTracker,
  noteOf: ({ view, waitingFor, result, seat: me }, seat) => {
    const player = view.players[seat]
    if (result !== null || player === undefined || !player.isPresent) return null
    const waited = waitingFor.some((waiting) => waiting.seat === seat)
    if (view.round === 0) return waited ? 'choosing' : 'ready'
    if (waited) return seat === me ? 'your turn' : seat === view.turn ? 'to act' : 'reacts'
    return player.turnsLeft === 1 ? '1 turn left' : `${player.turnsLeft} turns left`
  },
  isReady: ({ view }) => view.round === 0,
  layoutOf,
  faceOf,
  orderOf,
  confirmLabel,
  tallyOf,
}
