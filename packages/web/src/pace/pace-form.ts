import type { ClockRule, Pace } from '@turnwright/protocol/client'

/** What was filled in of a form, by field; fields that were not touched are missing. */
type Filled = Readonly<Record<string, string>>

export type ClockKind = ClockRule['kind']

type Choices = readonly (readonly [string, string])[]

export const MINUTES: Choices = choices([3, 5, 10, 15, 20, 30, 45, 60, 90], 'minute')
export const INCREMENTS: Choices = [['0', 'Nothing'], ...choices([5, 10, 20, 30, 60], 'second')]
export const DAYS: Choices = choices([1, 2, 3, 5, 7, 14], 'day')
export const AWAY: Choices = choices([1, 3, 5, 10, 30], 'minute')

export function clockKindOf(filled: Filled): ClockKind {
  const kind = filled['clock']
  return kind === 'live' || kind === 'days' ? kind : 'none'
}

/** The pace that a form describes. */
export function paceOf(filled: Filled): Pace {
  return {
    clock: clockOf(filled),
    whenOver: filled['whenOver'] === 'bot' ? 'bot' : 'table',
    awayMinutes: chosen(AWAY, filled['awayMinutes'], 3),
  }
}

function clockOf(filled: Filled): ClockRule {
  const kind = clockKindOf(filled)
  switch (kind) {
    case 'none':
      return { kind }
    case 'live':
      return {
        kind,
        minutes: chosen(MINUTES, filled['minutes'], 15),
        increment: chosen(INCREMENTS, filled['increment'], 20),
      }
    case 'days':
      return { kind, days: chosen(DAYS, filled['days'], 1) }
  }
}

/** What was kept from another day may not be among the choices any more. */
function chosen(among: Choices, value: string | undefined, usual: number): number {
  return among.some(([each]) => each === value) ? Number(value) : usual
}

function choices(counts: readonly number[], what: string): Choices {
  return counts.map((count) => [String(count), count === 1 ? `1 ${what}` : `${count} ${what}s`])
}
