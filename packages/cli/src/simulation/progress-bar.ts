const CELLS = 24
const REDRAW_MS = 100

/** `[======>                 ]  27 %  2,700 of 10,000 games` */
export function progressBar(done: number, all: number, what = 'games'): string {
  const full = Math.floor((CELLS * done) / all)
  const bar = `${'='.repeat(full)}${full < CELLS ? '>' : ''}`.padEnd(CELLS)
  const percent = String(Math.floor((100 * done) / all)).padStart(3)
  return `[${bar}] ${percent} %  ${done.toLocaleString('en')} of ${all.toLocaleString('en')} ${what}`
}

/** Lets a drawing through a few times a second, however often it is called. */
export function seldom<Progress>(draw: (progress: Progress) => void, now: () => number): (progress: Progress) => void {
  let last = -Infinity
  return (progress) => {
    const moment = now()
    if (moment - last < REDRAW_MS) return
    last = moment
    draw(progress)
  }
}
