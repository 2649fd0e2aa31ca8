import { type GameUi, nameOfSeat } from '@turnwright/tabletop'
import type { DuelView } from '../rules/view.ts'
import { ruleNumbers } from '../words/rule-numbers.ts'
import { Board } from './board.tsx'
import { laidOut } from './play/laid-out.ts'
import { CauseLead } from './request/cause-lead.tsx'
import { CeremonyBody } from './request/ceremony-body.tsx'
import { BringBody } from './request/bring-body.tsx'
import { confirmLabel } from './request/confirm.ts'
import { faceOf, refusedFaceOf } from './request/faces.tsx'
import { MainBody } from './request/main-body.tsx'
import { PeekBody } from './request/peek-body.tsx'
import { SearchBody } from './request/search-body.tsx'
import { roundTracker } from './round-tracker.ts'
import { noteOf } from './seat-note.ts'
import { findCard } from './zoom/find-card.ts'
import { choiceOf, questionOf } from '../words/kinds.ts'

export const ui: GameUi<DuelView> = {
  Board,
  ruleNumbers,
  cloth: { hue: 235, chroma: 0.022 },
  sections: [
    { id: 'mine', title: 'Mine', watched: (players) => nameOfSeat(players, 0, null) },
    { id: 'table', title: 'Table', opens: true },
    { id: 'others', title: 'Theirs', watched: (players) => nameOfSeat(players, 1, null) },
  ],
  scoreOf: (view, seat) => {
    const left = view.players[seat]?.prizes.length ?? 0
    // Before the first turn no Prizes are set.
    if (view.turnNumber === 0 && left === 0) return null
    return { value: left, unit: left === 1 ? 'prize left' : 'prizes left', fewerIsBetter: true }
  },
  resultUnit: (prizes) => (prizes === 1 ? 'Prize taken' : 'Prizes taken'),
  ownerOf: (view, card) => findCard(view, card)?.owner.seat ?? null,
  roundTracker,
  noteOf,
  isReady: ({ view }) => view.turnNumber === 0,
  layoutOf: ({ choices }) => (choices.every((choice) => choiceOf(choice)?.kind === 'amount') ? 'tiles' : 'rows'),
  faceOf,
  refusedFaceOf,
  leadOf: (asked) => (questionOf(asked.prompt)?.kind === 'bring-deck' ? null : <CauseLead {...asked} />),
  bodyOf: (asked) => {
    const about = questionOf(asked.prompt)
    if (about?.kind === 'bring-deck') return <BringBody {...asked} />
    if (about?.kind === 'main') return <MainBody {...asked} />
    if (about?.kind === 'ceremony') return <CeremonyBody {...asked} act={about.act} />
    if (about?.kind === 'peek') return <PeekBody {...asked} />
    return laidOut(asked.view, asked.prompt).length > 0 ? <SearchBody {...asked} /> : null
  },
  confirmLabel,
}
