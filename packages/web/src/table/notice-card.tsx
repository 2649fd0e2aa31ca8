import type { About } from '@turnwright/kernel'
import { RuleChip } from '@turnwright/tabletop'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import type { Notice } from './notice.ts'
import './notice-card.css'

interface NoticeCardProps {
  readonly notice: Notice
  /** What was asked when it was refused. */
  readonly about: About | undefined
  readonly onCatchUp: () => void
  readonly onDismiss: () => void
}

/** Covers the request, so that nothing is answered that is no longer asked. */
export function NoticeCard({ notice, about, onCatchUp, onDismiss }: NoticeCardProps) {
  const movedOn = notice.kind === 'moved-on'
  return (
    <div className="notice" data-kind={notice.kind} role="alert">
      <p className="notice-title">
        {movedOn ? <RefreshCw size={18} aria-hidden="true" /> : <TriangleAlert size={18} aria-hidden="true" />}
        {movedOn ? 'The table has moved on' : 'That did not work'}
        {!movedOn && <RuleChip of={about} />}
      </p>
      <p>{notice.text}</p>
      <button type="button" className="btn btn-primary" onClick={movedOn ? onCatchUp : onDismiss}>
        {movedOn ? 'Catch up' : 'Understood'}
      </button>
    </div>
  )
}
