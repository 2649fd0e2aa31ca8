import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { REPLAY_KEYS } from './replay-keys.ts'
import '../table/keys-dialog.css'

export function ReplayKeysDialog({ isLive, onClose }: { readonly isLive: boolean; readonly onClose: () => void }) {
  const keys = isLive ? [...REPLAY_KEYS, ['N', 'Back to now'] as const] : REPLAY_KEYS
  return (
    <PaperDialog title="Keys" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </PaperDialog>
  )
}
