import type { Player, Seat } from '@turnwright/kernel'
import { type Outline, type ToldMoment, whereWords } from '@turnwright/replay'
import { inWords, SeatMark } from '@turnwright/tabletop'
import { memo } from 'react'
import { AfterHint } from '../hint/after-hint.tsx'
import { resultWords } from '../table/result-words.ts'
import { eventWords, stopWords } from './replay-words.ts'
import './moment-panel.css'

interface MomentPanelProps {
  readonly moment: ToldMoment
  readonly outline: Outline
  readonly players: readonly Player[]
  /** Who looks, where they sit at the table. */
  readonly me: Seat | null
  /** The game goes on: its last moment is the present. */
  readonly isLive?: boolean
}

/** The question of this moment, and what was answered. */
export const MomentPanel = memo(function MomentPanel({
  moment,
  outline,
  players,
  me,
  isLive = false,
}: MomentPanelProps) {
  const { next, projection, entries } = moment
  const stop = outline.stops[entries - outline.first]
  const note = stop === undefined ? null : stopWords(stop)
  return (
    <section className="moment" id="section-moment" aria-label="This moment" data-seat={next?.seat ?? undefined}>
      {next === null ? (
        <Ending {...{ projection, players, me, isLive }} />
      ) : (
        <>
          <p className="moment-who">
            {next.seat !== null && <SeatMark seat={next.seat} />}
            <span>{eventWords(next, players, me)}</span>
            <span className="moment-where">{whereWords(outline, entries)}</span>
          </p>
          {(next.kind === 'answer' || next.kind === 'timeout') && (
            <>
              <h2 className="moment-ask">{next.question ?? 'A question that nobody else reads'}</h2>
              <Answer next={next} />
            </>
          )}
        </>
      )}
      {note !== null && <p className="moment-gone">{note}</p>}
    </section>
  )
})

function Answer({ next }: { readonly next: NonNullable<ToldMoment['next']> }) {
  const { chosen, isAnytime, isHinted } = next
  if (chosen === null) return <p className="moment-hidden">What comes of it, the log tells.</p>
  return (
    <>
      <p className="moment-said">
        {isAnytime ? 'First: ' : 'Chose '}
        <b>{chosen.length === 0 ? 'nothing' : inWords(chosen)}</b>
      </p>
      {isHinted && <AfterHint />}
    </>
  )
}

interface EndingProps {
  readonly projection: ToldMoment['projection']
  readonly players: readonly Player[]
  readonly me: Seat | null
  readonly isLive: boolean
}

function Ending({ projection, players, me, isLive }: EndingProps) {
  const { result } = projection
  if (result === null)
    return <h2 className="moment-ask">{isLive ? 'This is now' : 'Nothing more is known of this game'}</h2>
  return (
    <>
      <p className="moment-who">The game is over</p>
      <h2 className="moment-ask">{resultWords(result, players, me)}</h2>
      <p className="moment-hidden">{result.reason}</p>
    </>
  )
}
