import type { TableState } from '@turnwright/protocol/client'
import { SeatMark } from '@turnwright/tabletop'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { LineMenu } from './line-menu.tsx'
import { SaidWords } from './said-words.tsx'
import { SayBar } from './say-bar.tsx'
import type { TalkAtTable } from './use-talk.ts'
import './talk-panel.css'

interface TalkPanelProps {
  readonly talk: TalkAtTable
  readonly state: TableState
}

/** What was said at the table, the latest at the hand, and what to say. */
export function TalkPanel({ talk, state }: TalkPanelProps) {
  const { store, now } = talk
  const { lines } = now
  const last = lines.at(-1)?.number ?? 0
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
    store.readAll()
  }, [store, last])
  return (
    <section className="talk" aria-label="Talk">
      {lines.length === 0 ? (
        <p className="talk-none">
          <MessageCircle aria-hidden="true" />
          Nobody has said anything yet.
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable with the keyboard
        <ol className="talk-lines" ref={list} tabIndex={0} aria-label="What was said, the latest last">
          {lines.map(({ number, seat, name, said, at }) => {
            const isMine = seat === state.you.seat
            return (
              <li key={number} className="talk-line" data-mine={isMine || undefined}>
                <SeatMark seat={seat} />
                <p>
                  <b>{isMine ? 'You' : name}</b> <SaidWords said={said} />
                </p>
                <time dateTime={at}>{timeOf(at)}</time>
                {!isMine && <LineMenu {...{ store, number, seat, name, said }} />}
              </li>
            )
          })}
        </ol>
      )}
      {now.muted.length > 0 && (
        <p className="talk-muted">
          {now.muted.map((seat) => (
            <button key={seat} type="button" className="talk-link" onClick={() => store.mute(seat, false)}>
              Hear {state.seats[seat]?.name ?? 'them'} again
            </button>
          ))}
        </p>
      )}
      <SayBar {...{ talk, state }} />
    </section>
  )
}

function timeOf(at: string): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
}
