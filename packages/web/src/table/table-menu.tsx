import { Menu } from '@base-ui/react/menu'
import type { TableState } from '@turnwright/protocol/client'
import type { UndoTool } from '@turnwright/tabletop'
import {
  DoorOpen,
  Eye,
  GitFork,
  History,
  House,
  Keyboard,
  Link2,
  Menu as MenuIcon,
  Moon,
  ReplyAll,
  RotateCcw,
  Sun,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isSealed } from '../deals/offer-deal.tsx'
import { copyInvite } from '../lobby/open-table.ts'
import { forkPath, mayPlayOn } from '../fork/fork-path.ts'
import { goTo, replayPath } from '../navigation/navigation.ts'
import { switchTheme, useTheme } from '../theme/theme.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { mayPlayAgain, rematch } from './rematch.ts'
import type { TableStore } from './table-store.ts'
import './table-menu.css'

interface TableMenuProps {
  readonly store: TableStore
  readonly state: TableState
  /** Null where the turn cannot be taken back as a whole, or is one answer. */
  readonly undoTurn: UndoTool | null
  readonly onKeys: () => void
  readonly onLookBack: () => void
}

export function TableMenu({ store, state, undoTurn, onKeys, onLookBack }: TableMenuProps) {
  const dark = useTheme() === 'dark'
  const [copied, setCopied] = useState<string | null>(null)
  // Opening draws this anew: the board, into which the menu opens, may not have been there the first time.
  const [open, setOpen] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const playing = state.status === 'playing' && state.you.seat !== null
  const looks = secondLooksNote(state)
  const copy = async () =>
    setCopied((await copyInvite(state)) ? 'Link copied' : 'The browser refused: copy the address')
  return (
    <>
      <Menu.Root
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          setCopied(null)
        }}
      >
        <Menu.Trigger className="tool" aria-label="Menu">
          <MenuIcon size={20} aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal container={document.getElementById('board-area')}>
          <Menu.Positioner
            sideOffset={10}
            align="end"
            collisionPadding={8}
            positionMethod="fixed"
            className="popup-layer"
          >
            <Menu.Popup className="menu paper">
              {undoTurn !== null && (
                <Item icon={<ReplyAll />} onClick={undoTurn.run}>
                  {undoTurn.label}
                </Item>
              )}
              {state.status === 'playing' && (
                <Item icon={<History />} onClick={onLookBack}>
                  Look back
                </Item>
              )}
              {state.status === 'finished' && !isSealed(state) && (
                <Item icon={<History />} onClick={() => goTo(replayPath(state.id))}>
                  Look again
                </Item>
              )}
              <Item icon={<Link2 />} stay onClick={() => void copy()}>
                {copied ?? 'Copy link to this table'}
              </Item>
              {state.status === 'finished' && mayPlayAgain(state) && (
                <Item icon={<RotateCcw />} onClick={() => void rematch(store)}>
                  Play again
                </Item>
              )}
              {mayPlayOn(state) && (
                <Item icon={<GitFork />} onClick={() => goTo(forkPath(state))}>
                  Play on from a moment…
                </Item>
              )}
              <Item icon={dark ? <Sun /> : <Moon />} onClick={switchTheme}>
                {dark ? 'Turn the light on' : 'Turn the light off'}
              </Item>
              <Item icon={<Keyboard />} onClick={onKeys}>
                Keys <kbd className="key">?</kbd>
              </Item>
              {looks !== null && (
                <Menu.Item className="menu-item menu-note" disabled>
                  <span className="menu-icon" aria-hidden="true">
                    <Eye />
                  </span>
                  {looks}
                </Menu.Item>
              )}
              <Menu.Separator className="menu-line" />
              <Item icon={<House />} onClick={() => goTo('/')}>
                Back to the lobby
              </Item>
              {playing && (
                <Item icon={<DoorOpen />} onClick={() => setLeaving(true)}>
                  Concede and leave…
                </Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} onLeave={() => store.leave()} />}
    </>
  )
}

/** What the table has to say of second looks; nothing while it allows them and there were none. */
function secondLooksNote({ allowsSecondLooks, play }: TableState): string | null {
  if (play?.secondLooks === true) return 'Played with second looks'
  return allowsSecondLooks ? null : 'No second looks at this table'
}

interface ItemProps {
  readonly icon: ReactNode
  readonly onClick: () => void
  /** The menu stays open to say what happened. */
  readonly stay?: boolean
  readonly children: ReactNode
}

function Item({ icon, onClick, stay = false, children }: ItemProps) {
  return (
    <Menu.Item className="menu-item" closeOnClick={!stay} onClick={onClick}>
      <span className="menu-icon" aria-hidden="true">
        {icon}
      </span>
      {children}
    </Menu.Item>
  )
}
