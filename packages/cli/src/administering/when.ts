/** A moment, to the minute, as everybody everywhere reads it. */
export function when(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
