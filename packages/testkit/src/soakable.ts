/** A count that is small while somebody waits for the tests, and large in `npm run soak`. */
export function soakable(small: number, large: number): number {
  return isSoaking() ? large : small
}

export function isSoaking(): boolean {
  return process.env['SOAK'] === '1'
}
