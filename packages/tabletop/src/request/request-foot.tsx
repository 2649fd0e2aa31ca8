import { useTableVoice } from '../board/table-voice.ts'
import { UndoIcon } from '../icons/index.ts'
import type { UndoTool } from './undo-tool.ts'

interface RequestFootProps {
  /** Null where a click on a choice answers. */
  readonly confirm: { readonly label: string; readonly ready: boolean; readonly run: () => void } | null
  readonly undo: UndoTool | null
}

export function RequestFoot({ confirm, undo }: RequestFootProps) {
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
          aria-disabled={!ready || undefined}
          onClick={() => ready && confirm.run()}
        >
          {confirm.label} <kbd className="key">C</kbd>
        </button>
      )}
      {undo !== null && (
        <button type="button" className="btn" data-key="u" aria-disabled={busy || undefined} onClick={undo.run}>
          <UndoIcon aria-hidden="true" />
          <span>{undo.label}</span>
        </button>
      )}
    </div>
  )
}
