import { Menu } from '@base-ui/react/menu'
import type { TableState } from '@turnwright/protocol/client'
import type { UndoTool } from '@turnwright/tabletop'
import { BookOpen, DoorOpen, Eye, EyeOff, GitFork, History, Lightbulb, Link2, ReplyAll, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { isSealed } from '../deals/offer-deal.tsx'
import { copyInvite } from '../lobby/open-table.ts'
import { forkPath, mayPlayOn } from '../fork/fork-path.ts'
import { whyNoHints } from '../hint/hint-notes.ts'
import { PaceItems } from '../bot-pace/pace-items.tsx'
import type { LookFrom } from '../look-back/look-back-table.tsx'
import { BarMenu, BarMenuItem, KeysItem, LightItem, LobbyItem, MenuNote } from '../menu/bar-menu.tsx'
import { goTo, replayPath, watchersInvite } from '../navigation/navigation.ts'
import { isLocal } from '../offline/local-id.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { mayPlayAgain, rematch } from './rematch.ts'
import type { TableStore } from './table-store.ts'

interface TableMenuProps {
  readonly store: TableStore
  readonly state: TableState
  /** Null where the turn cannot be taken back as a whole, or is one answer. */
  readonly undoTurn: UndoTool | null
  readonly onKeys: () => void
  readonly onLookBack: (from: LookFrom) => void
  readonly onRules: () => void
}

export function TableMenu({ store, state, undoTurn, onKeys, onLookBack, onRules }: TableMenuProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const playing = state.status === 'playing' && state.you.seat !== null
  const looks = secondLooksNote(state)
  const hints = whyNoHints(state)
  const copy = async () =>
    setCopied((await copyInvite(state)) ? 'Link copied' : 'The browser refused: copy the address')
  return (
    <>
      <BarMenu onOpenChange={() => setCopied(null)}>
        {undoTurn !== null && (
          <BarMenuItem icon={<ReplyAll />} onClick={undoTurn.run}>
            {undoTurn.label}
          </BarMenuItem>
        )}
        {state.status === 'playing' && (
          <BarMenuItem icon={<History />} onClick={() => onLookBack(null)}>
            Look back
          </BarMenuItem>
        )}
        {state.status === 'finished' && !isSealed(state) && (
          <BarMenuItem icon={<History />} onClick={() => goTo(replayPath(state.id, watchersInvite(state)))}>
            Look again
          </BarMenuItem>
        )}
        {!isLocal(state.id) && (
          <BarMenuItem icon={<Link2 />} stay onClick={() => void copy()}>
            {copied ?? 'Copy link to this table'}
          </BarMenuItem>
        )}
        {state.status === 'finished' && mayPlayAgain(state) && (
          <BarMenuItem icon={<RotateCcw />} onClick={() => void rematch(store)}>
            Play again
          </BarMenuItem>
        )}
        {mayPlayOn(state) && (
          <BarMenuItem icon={<GitFork />} onClick={() => goTo(forkPath(state))}>
            Play on from a moment…
          </BarMenuItem>
        )}
        <BarMenuItem icon={<BookOpen />} onClick={onRules}>
          Rules <kbd className="key">R</kbd>
        </BarMenuItem>
        {state.status === 'playing' && state.you.seat !== null && state.seats.some(({ kind }) => kind === 'bot') && (
          <>
            <Menu.Separator className="menu-line" />
            <PaceItems />
            <Menu.Separator className="menu-line" />
          </>
        )}
        <LightItem />
        <KeysItem onClick={onKeys} />
        {!state.allowsSpectators && <MenuNote icon={<EyeOff />}>Nobody looks on at this table</MenuNote>}
        {looks !== null && <MenuNote icon={<Eye />}>{looks}</MenuNote>}
        {hints !== null && <MenuNote icon={<Lightbulb />}>{hints}</MenuNote>}
        <Menu.Separator className="menu-line" />
        <LobbyItem />
        {playing && (
          <BarMenuItem icon={<DoorOpen />} onClick={() => setLeaving(true)}>
            Concede and leave…
          </BarMenuItem>
        )}
      </BarMenu>
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} onLeave={() => store.leave()} />}
    </>
  )
}

/** What the table has to say of second looks; nothing while it allows them and there were none. */
function secondLooksNote({ allowsSecondLooks, play }: TableState): string | null {
  if (play?.secondLooks === true) return 'Played with second looks'
  return allowsSecondLooks ? null : 'No second looks at this table'
}
