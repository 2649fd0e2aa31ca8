import { Infinity as Endless, Sunrise, Timer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Choose } from '../lobby/form-field.tsx'
import { AWAY, type ClockKind, clockKindOf, DAYS, INCREMENTS, MINUTES, paceOf } from './pace-form.ts'
import { overWords, paceWords } from './time-left.ts'
import './how-fast.css'

interface HowFastProps {
  readonly filled: Readonly<Record<string, string>>
  readonly fill: (more: Readonly<Record<string, string>>) => void
}

const KINDS: readonly { readonly kind: ClockKind; readonly icon: ReactNode; readonly title: string }[] = [
  { kind: 'none', icon: <Endless aria-hidden="true" />, title: 'No clock' },
  { kind: 'live', icon: <Timer aria-hidden="true" />, title: 'This evening' },
  { kind: 'days', icon: <Sunrise aria-hidden="true" />, title: 'Over days' },
]

/** How fast a table of people plays, and what happens when somebody is waited for too long. */
export function HowFast({ filled, fill }: HowFastProps) {
  const name = useId()
  const kind = clockKindOf(filled)
  const pace = paceOf(filled)
  return (
    <fieldset className="how-fast">
      <legend>How fast</legend>
      <div className="paces">
        {KINDS.map((each) => (
          <label key={each.kind} className="pace" data-on={each.kind === kind || undefined}>
            <input type="radio" name={name} checked={each.kind === kind} onChange={() => fill({ clock: each.kind })} />
            {each.icon}
            <b>{each.title}</b>
            <small>
              {each.kind === 'none' ? 'We know each other' : paceWords(paceOf({ ...filled, clock: each.kind }))}
            </small>
          </label>
        ))}
      </div>
      {kind === 'live' && (
        <div className="pace-fields">
          <Choose
            title="Everybody has"
            value={String(pace.clock.kind === 'live' ? pace.clock.minutes : '')}
            choices={MINUTES}
            choose={(minutes) => fill({ minutes })}
          />
          <Choose
            title="A move gives back"
            value={String(pace.clock.kind === 'live' ? pace.clock.increment : '')}
            choices={INCREMENTS}
            choose={(increment) => fill({ increment })}
          />
        </div>
      )}
      {kind === 'days' && (
        <Choose
          title="A move has"
          value={String(pace.clock.kind === 'days' ? pace.clock.days : '')}
          choices={DAYS}
          choose={(days) => fill({ days })}
        />
      )}
      {kind !== 'none' && (
        <Choose
          title="When somebody’s time is over"
          value={pace.whenOver}
          choices={[
            ['table', 'The others decide'],
            ['bot', 'A bot answers that one question'],
          ]}
          choose={(whenOver) => fill({ whenOver })}
        />
      )}
      {kind !== 'days' && (
        <Choose
          title="Somebody is away after"
          value={String(pace.awayMinutes)}
          choices={AWAY}
          choose={(awayMinutes) => fill({ awayMinutes })}
        />
      )}
      <p className="field-note">{overWords(pace)}</p>
    </fieldset>
  )
}
