import type { GameUi } from '@turnwright/tabletop'
import type { Ask, AuctionView, Line } from '../index.ts'
import { ruleNumbers } from '../words/rule-numbers.ts'
import { Board } from './board.tsx'
import { anytimeFaceOf, faceOf, orderOf } from './faces.tsx'
import { confirmLabel, isMoneyPrompt, problemOf, sumOf, tallyOf } from './money-prompt.tsx'
import { bids } from './sealed-bids.tsx'
import { familyName } from './family.tsx'

export const ui: GameUi<AuctionView, Ask | Line> = {
  Board,
  ruleNumbers,
  cloth: { hue: 168, chroma: 0.036 },
  scoreOf: ({ collectors }, seat) => {
    const score = collectors[seat]?.score
    if (score === undefined) return null
    const sets = score.sets.filter(({ bonus }) => bonus > 0)
    return {
      value: score.total,
      sources: [
        { title: 'Lots', value: score.worth },
        ...sets.map(({ family, count, bonus }) => ({ title: `${count} × ${familyName(family)}`, value: `+${bonus}` })),
      ],
    }
  },
  roundTracker: ({ round, rounds }) => ({
    label: `Round ${round} of ${rounds}`,
    steps: { now: round - 1, of: rounds },
  }),
  noteOf: ({ view, waitingFor, concurrent, result }, seat) => {
    if (result !== null) return null
    const waited = waitingFor.find((waiting) => waiting.seat === seat)
    if (view.block !== null) return waited !== undefined ? 'bids' : bids(view, seat) ? 'sealed' : 'sits out'
    if (waited === undefined) return null
    if (concurrent) return 'may speak up'
    // Which money somebody gives away is nobody else's business, so the question itself is not told.
    return waited.about?.kind === 'open-lot' ? 'opens a lot' : 'gives money away'
  },
  isReady: ({ view, waitingFor }, seat) =>
    view.block !== null && bids(view, seat) && !waitingFor.some((waiting) => waiting.seat === seat),
  layoutOf: (prompt) => (isMoneyPrompt(prompt) ? 'tiles' : 'rows'),
  faceOf,
  orderOf,
  anytimeFaceOf,
  confirmLabel,
  problemOf,
  tallyOf: (asked) => (sumOf(asked) > 0 ? tallyOf(asked) : null),
}
