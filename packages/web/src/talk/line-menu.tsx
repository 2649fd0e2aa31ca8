import { Menu } from '@base-ui/react/menu'
import type { Seat } from '@turnwright/kernel'
import type { Said } from '@turnwright/protocol/client'
import { Ellipsis, Flag, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { useWish } from '../lobby/use-wish.ts'
import { saidText } from './said-words.tsx'
import type { TalkStore } from './talk-store.ts'

interface LineMenuProps {
  readonly store: TalkStore
  readonly number: number
  readonly seat: Seat
  readonly name: string
  readonly said: Said
}

/** What one can do about what somebody said. Neither is told to them. */
export function LineMenu({ store, number, seat, name, said }: LineMenuProps) {
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className="talk-more" aria-label={`About what ${name} said`}>
          <Ellipsis size={16} aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" collisionPadding={8} className="popup-layer">
            <Menu.Popup className="menu paper">
              <Menu.Item className="menu-item" onClick={() => store.mute(seat, true)}>
                <span className="menu-icon" aria-hidden="true">
                  <VolumeX />
                </span>
                Mute {name} at this table
              </Menu.Item>
              <Menu.Item className="menu-item" onClick={() => setReporting(true)}>
                <span className="menu-icon" aria-hidden="true">
                  <Flag />
                </span>
                Report what was said…
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {isReporting && (
        <ReportDialog
          name={name}
          said={said}
          report={() => store.report(number)}
          onMute={() => store.mute(seat, true)}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}

interface ReportDialogProps {
  readonly name: string
  readonly said: Said
  readonly report: () => Promise<void>
  readonly onMute: () => void
  readonly onClose: () => void
}

function ReportDialog({ name, said, report, onMute, onClose }: ReportDialogProps) {
  const [isDone, setDone] = useState(false)
  const wish = useWish()
  return (
    <PaperDialog title={isDone ? 'Reported' : `Report what ${name} said?`} onClose={onClose}>
      {isDone ? (
        <p>Whoever runs this server reads it. Nobody at the table is told.</p>
      ) : (
        <>
          <blockquote className="talk-quote">{saidText(said)}</blockquote>
          <p>
            Whoever runs this server is shown this, what was said before it, and your name. Nobody at the table is told.
          </p>
        </>
      )}
      <p className="field-problem" role="alert">
        {wish.refused}
      </p>
      <div className="dialog-foot">
        <button
          type="button"
          className="btn"
          onClick={() => {
            onMute()
            onClose()
          }}
        >
          {isDone ? `Mute ${name} as well` : `Only mute ${name}`}
        </button>
        {isDone ? (
          <button type="button" className="btn btn-primary" onClick={onClose}>
            Back to the table
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={wish.pending !== null || undefined}
            onClick={() =>
              wish.run('report', async () => {
                await report()
                setDone(true)
              })
            }
          >
            Report it
          </button>
        )}
      </div>
    </PaperDialog>
  )
}
