const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })

/** A date as people say it. */
export function dayOf(moment: string, today = new Date()): string {
  const then = new Date(moment)
  if (then.toDateString() === today.toDateString()) return 'today'
  return (then.getFullYear() === today.getFullYear() ? DAY : DAY_OF_YEAR).format(then)
}
