const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has been waiting, as people say it. */
export function since(moment: string, now: number): string {
  const passed = now - Date.parse(moment)
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return several(passed / MINUTE, 'minute')
  if (passed < DAY) return several(passed / HOUR, 'hour')
  return passed < 2 * DAY ? 'since yesterday' : several(passed / DAY, 'day')
}

function several(count: number, unit: string): string {
  const whole = Math.floor(count)
  return `for ${whole} ${unit}${whole === 1 ? '' : 's'}`
}
