import type { LogWindow } from '@turnwright/kernel/host'
import type { ReactElement, ReactNode } from 'react'
import { LogLine } from './log-line.tsx'
import './log-list.css'

interface LogListProps {
  readonly log: LogWindow
  /** Beside its title. */
  readonly tool?: ReactNode
}

/** What happened, the latest first. */
export function LogList({ log, tool }: LogListProps): ReactElement {
  return (
    <section className="log" aria-label="Log">
      <div className="log-head">
        <h2 className="log-title">Log</h2>
        {tool}
      </div>
      {/* A region that scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className="log-lines" tabIndex={0} aria-label="What happened, the latest first">
        {log.lines.length === 0 && <li className="log-none">Nothing has happened yet.</li>}
        {log.lines.toReversed().map((line) => (
          <LogLine key={line.index} line={line} />
        ))}
        {log.lines.length > 0 && log.from > 0 && <li className="log-none">Earlier lines are not shown.</li>}
      </ol>
    </section>
  )
}
