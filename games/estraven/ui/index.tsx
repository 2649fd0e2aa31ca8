import { type GameUi, nameOfSeat } from '@turnwright/tabletop'
import type { EstravenAbout } from '../rules/about.ts'
import type { EstravenView } from '../rules/view.ts'
import { lifeShown } from '../words/life-shown.ts'
import { ruleNumbers } from '../words/rule-numbers.ts'
import { Board } from './board.tsx'
import { BlockedList } from './request/blocked-list.tsx'
import { confirmLabel } from './request/confirm.ts'
import { DeedList } from './request/deed-list.tsx'
import { faceOf, refusedFaceOf } from './request/faces.tsx'
import { leadOf } from './request/lead.tsx'
import { roundTracker } from './round-tracker.ts'
import { noteOf } from './seat-note.ts'
import { FactionSign } from './signs/faction-sign.tsx'

export const ui: GameUi<EstravenView, EstravenAbout> = {
  Board,
  ruleNumbers,
  cloth: { hue: 305, chroma: 0.019 },
  sections: [
    { id: 'mine', title: 'Mine', watched: (players) => nameOfSeat(players, 0, null), opens: true },
    { id: 'table', title: 'Chain' },
    { id: 'others', title: 'Theirs', watched: (players) => nameOfSeat(players, 1, null) },
  ],
  scoreOf: (view, seat) => {
    const player = view.players[seat]
    return player === undefined ? null : { value: lifeShown(player.life), unit: 'life' }
  },
  plateOf: (view, seat) =>
    view.players[seat]?.decks.map((faction) => <FactionSign key={faction} of={faction} />) ?? null,
  roundTracker,
  noteOf,
  isReady: ({ view }) => view.phase === 'decks' || view.phase === 'mulligan',
  faceOf,
  refusedFaceOf,
  leadOf,
  bodyOf: (asked) => {
    const kind = asked.prompt.about?.kind
    if (kind === 'main' || kind === 'priority') return <DeedList {...asked} />
    return kind === 'blocked' ? <BlockedList {...asked} /> : null
  },
  confirmLabel,
}
