import type { ProjectedLine, Projection } from '@turnwright/kernel/host'
import type { ReactElement } from 'react'
import type { GameUi } from '../board/game-ui.ts'
import { LogLine } from '../log/log-line.tsx'
import type { UndoTool } from './undo-tool.ts'
import { RequestFoot } from './request-foot.tsx'
import { Waits } from './waits.tsx'

interface WaitingBlockProps {
  readonly projection: Projection
  readonly ui: GameUi | null
  readonly undo: UndoTool | null
}

const LATEST = 3

/** Nothing is asked of you: whom we wait for, and what they last did. */
export function WaitingBlock({ projection, ui, undo }: WaitingBlockProps): ReactElement {
  const { waitingFor, players, seat, log } = projection
  const names = waitingFor.map((waiting) => players[waiting.seat]?.name ?? '?')
  const question = waitingFor.length === 1 ? (waitingFor[0]?.title ?? null) : null
  return (
    <section className="request is-waiting" aria-label="Whom we wait for">
      <div>
        <p className="request-from">{seat === null ? 'You are watching' : 'Not your turn'}</p>
        <h2 className="request-ask">{names.length === 0 ? 'The table is quiet' : `Waiting for ${inWords(names)}`}</h2>
        {question !== null && <p className="request-help">Asked: {question}</p>}
      </div>
      <Waits projection={projection} ui={ui} />
      <Latest lines={log.lines.slice(-LATEST)} />
      <RequestFoot confirm={null} undo={undo} />
    </section>
  )
}

function Latest({ lines }: { readonly lines: readonly ProjectedLine[] }) {
  if (lines.length === 0) return null
  return (
    <div className="latest">
      <h3 className="anytime-title">What happened last</h3>
      <ol>
        {lines.toReversed().map((line) => (
          <LogLine key={line.index} line={line} />
        ))}
      </ol>
    </div>
  )
}

/** "Mira", "Mira and Otto", "Mira, Otto and Juniper". */
export function inWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
