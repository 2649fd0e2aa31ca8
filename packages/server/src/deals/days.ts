const A_DAY = 24 * 60 * 60 * 1_000

/** The day of a moment, by the clock of Greenwich: the same for everybody here. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - A_DAY)
}

/** When the deals of a day close. */
export function closeOf(day: string): number {
  return Date.parse(day) + A_DAY
}
