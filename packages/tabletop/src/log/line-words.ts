import type { LinePart, Seat } from '@turnwright/kernel'
import type { ProjectedLine } from '@turnwright/kernel/host'

/** Lines are written about everybody, so everybody is called by name in them; your own name says that it is yours. */
export function nameInLine({ seat, name }: Extract<LinePart, { readonly seat: Seat }>, me: Seat | null): string {
  return seat === me ? `${name} (you)` : name
}

/** A line as somebody at the table reads it. */
export function lineWords({ parts }: Pick<ProjectedLine, 'parts'>, me: Seat | null): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'seat' in part ? nameInLine(part, me) : part.name))
    .join('')
}
