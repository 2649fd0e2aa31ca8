import type { RouteName } from '../routes.ts'

/** Milliseconds. An answer is small, and may be sent again: it carries a key. */
const OF_AN_ANSWER = 8_000
const USUAL = 20_000
/** What takes long to work out, and stands in a queue before. */
const OF_WORK = 3 * 60_000

const WORK: ReadonlySet<RouteName> = new Set<RouteName>([
  'GET /api/tables/:id/moments',
  'GET /api/tables/:id/moments/:answers',
  'GET /api/tables/:id/past/cards',
  'GET /api/tables/:id/past/views',
  'GET /api/tables/:id/record',
  'POST /api/forks',
  'POST /api/records',
  'POST /api/tables/:id/forks',
  'POST /api/tables/:id/hints',
  'POST /api/tables/:id/reviews',
])

/** For how long whoever calls waits until they give up. */
export function patienceFor(route: RouteName): number {
  if (route === 'POST /api/tables/:id/answers') return OF_AN_ANSWER
  return WORK.has(route) ? OF_WORK : USUAL
}
