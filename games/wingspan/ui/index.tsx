import type { GameUi } from '@turnwright/tabletop'
import type { WingspanView } from '../rules/view.ts'
import { ruleNumbers } from '../words/rule-numbers.ts'
import { Board } from './board.tsx'
import { SlotDots } from './mat/slot-dots.tsx'
import { Recap } from './recap/recap.tsx'
import { faceOf, orderOf, refusedFaceOf } from './request/faces.tsx'
import { confirmLabel, problemOf, tallyOf } from './request/confirm.tsx'
import { doubtOf } from './request/doubt.ts'
import { PaymentBody } from './request/payment-body.tsx'
import { roundTracker } from './round-tracker.ts'
import { scoreSheet } from './score-sheet.ts'
import { noteOf } from './seat-note.ts'

export const ui: GameUi<WingspanView> = {
  Board,
  ruleNumbers,
  Recap,
  cloth: { hue: 110, chroma: 0.03 },
  sections: [
    { id: 'mine', title: 'Mine', watched: () => 'Mat', opens: true },
    { id: 'table', title: 'Table' },
    { id: 'others', title: 'Others', watched: () => 'Players' },
  ],
  scoreOf: (view, seat) => {
    const player = view.players[seat]
    return player === undefined ? null : scoreSheet(player)
  },
  plateOf: (view, seat) => {
    const player = view.players[seat]
    return player === undefined ? null : <SlotDots rows={player.rows} />
  },
  roundTracker,
  noteOf,
  isReady: ({ view }) => view.round === 0,
  faceOf,
  refusedFaceOf,
  orderOf,
  bodyOf: (asked) => (asked.prompt.about?.kind === 'pay-food' ? <PaymentBody {...asked} /> : null),
  confirmLabel,
  problemOf,
  doubtOf,
  tallyOf,
}
