import type { Seat } from '@turnwright/kernel'
import type { ProjectedLine } from '@turnwright/kernel/host'
import { spokenTo } from './second-person.ts'

/** A line as somebody at the table reads it. */
export function lineWords({ parts }: Pick<ProjectedLine, 'parts'>, me: Seat | null): string {
  return spokenTo(me, parts)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('')
}
