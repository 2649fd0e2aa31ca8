import type { GameUi } from '@turnwright/tabletop'
import type { AgricolaView } from '../rules/view.ts'
import { ruleNumbers } from '../words/rule-numbers.ts'
import { Board } from './board.tsx'
import { FenceBody } from './fencing/fence-body.tsx'
import { isFencing } from './fencing/fencing-terms.ts'
import { toldFences } from './fencing/told-fences.ts'
import { takesBack } from './request/takes-back.ts'
import { HarvestNote } from './harvest/harvest-note.tsx'
import { Bowls } from './harvest/bowls.tsx'
import { ArrangeBody } from './herding/arrange-body.tsx'
import { isArranging } from './herding/herd-draft.ts'
import { StartMarker } from './others/start-marker.tsx'
import { anytimeFaceOf, faceOf, orderOf, refusedFaceOf } from './request/faces.tsx'
import { draftWords } from './request/draft-words.ts'
import { leadKind } from './request/lead-kind.ts'
import { RoomLead } from './request/room-lead.tsx'
import { SpaceHint } from './request/space-hint.tsx'
import { noteOf } from './request/seat-note.ts'
import { roundTracker } from './round-tracker.ts'
import { scoreSheet } from './score-sheet.ts'

export const ui: GameUi<AgricolaView> = {
  Board,
  ruleNumbers,
  Recap: (props) => <HarvestNote {...props} beside="log" />,
  cloth: { hue: 88, chroma: 0.026 },
  sections: [
    { id: 'mine', title: 'Mine', watched: () => 'Farm', opens: true },
    { id: 'table', title: 'Table' },
    { id: 'others', title: 'Others', watched: () => 'Players' },
  ],
  scoreOf: (view, seat) => {
    const player = view.players[seat]
    return player === undefined ? null : scoreSheet(player)
  },
  plateOf: ({ marker }, seat) => (marker === seat ? <StartMarker /> : null),
  roundTracker,
  noteOf,
  confirmLabel: ({ draft, view }) => (view.phase === 'draft' ? draftWords(draft.length) : null),
  isReady: ({ view }) => view.phase === 'draft',
  faceOf,
  refusedFaceOf,
  anytimeFaceOf,
  orderOf,
  leadOf: (asked) => {
    const kind = leadKind(asked.prompt)
    if (kind === 'feeding') return <Bowls {...asked} />
    if (kind === 'spaces') return <SpaceHint {...asked} />
    return kind === 'animals' ? <RoomLead {...asked} /> : null
  },
  toldAnswer: (asked, answer) => (isFencing(asked.prompt) ? toldFences(asked, answer) : null),
  takeBack: (prompts) => prompts.some(takesBack),
  bodyOf: (asked) => {
    if (isFencing(asked.prompt)) return <FenceBody {...asked} />
    return isArranging(asked.prompt) ? <ArrangeBody {...asked} /> : null
  },
}
