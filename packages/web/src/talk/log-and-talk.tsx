import { Tabs } from '@base-ui/react/tabs'
import type { TableState } from '@turnwright/protocol/client'
import { type ReactNode, useState } from 'react'
import { TalkPanel } from './talk-panel.tsx'
import type { TalkAtTable } from './use-talk.ts'
import './log-and-talk.css'

interface LogAndTalkProps {
  readonly talk: TalkAtTable
  readonly state: TableState
  readonly children: ReactNode
}

/** The log, and beside it what people say: two sheets in one place. */
export function LogAndTalk({ talk, state, children }: LogAndTalkProps) {
  const [shown, show] = useState<'log' | 'talk'>('log')
  const { lines, read } = talk.now
  const unread = lines.filter(({ number, seat }) => number > read && seat !== state.you.seat).length
  return (
    <Tabs.Root className="log-and-talk" value={shown} onValueChange={show}>
      <Tabs.List className="log-tabs" aria-label="Log and talk">
        <Tabs.Tab className="log-tab" value="log">
          Log
        </Tabs.Tab>
        <Tabs.Tab className="log-tab" value="talk">
          Talk
          {unread > 0 && (
            <span className="log-unread num">
              {unread}
              <span className="only-read"> not read</span>
            </span>
          )}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel className="log-sheet" value="log">
        {children}
      </Tabs.Panel>
      <Tabs.Panel className="log-sheet" value="talk">
        <TalkPanel {...{ talk, state }} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}
