import type { ReactElement } from 'react'
import { useTableVoice } from '../board/table-voice.ts'
import { UndoIcon } from '../icons/index.ts'
import type { UndoTool } from './undo-tool.ts'

interface RequestFootProps {
  /** Null where a click on a choice answers. */
  readonly confirm: Confirm | null
  readonly undo: UndoTool | null
}

interface Confirm {
  readonly label: string
  readonly ready: boolean
  /** Why what is chosen would be refused. */
  readonly problem: string | null
  readonly run: () => void
}

export function RequestFoot({ confirm, undo }: RequestFootProps): ReactElement | null {
  const { busy } = useTableVoice()
  if (confirm === null && undo === null) return null
  const ready = confirm?.ready === true && !busy
  return (
    <div className="request-foot">
      {confirm !== null && (
        <button
          type="button"
          className="btn btn-primary"
          data-key="c"
          aria-keyshortcuts="C"
          aria-disabled={!ready || undefined}
          data-reason={confirm.problem ?? undefined}
          onClick={() => ready && confirm.run()}
        >
          {confirm.label}{' '}
          <kbd className="key" aria-hidden="true">
            C
          </kbd>
          {confirm.problem !== null && <span className="only-read">{confirm.problem}</span>}
        </button>
      )}
      {undo !== null && (
        <button
          type="button"
          className="btn"
          data-key="u"
          aria-keyshortcuts="U"
          aria-disabled={busy || undefined}
          onClick={undo.run}
        >
          <UndoIcon aria-hidden="true" />
          <span>{undo.label}</span>
        </button>
      )}
    </div>
  )
}
