/** The name that was probably meant, or null when none is near. */
export function nearest(given: string, names: readonly string[]): string | null {
  const wanted = given.toLowerCase()
  let best: string | null = null
  let least = Math.floor((wanted.length + 1) / 3) + 1
  for (const name of names) {
    const begun = wanted.length >= 2 && name.toLowerCase().startsWith(wanted)
    const slips = begun ? 1 : slipsBetween(wanted, name.toLowerCase())
    if (slips < least) {
      least = slips
      best = name
    }
  }
  return best
}

/** Ends a sentence about an unknown name: with a suggestion where one is near, else with a full stop. */
export function didYouMean(given: string, names: readonly string[]): string {
  const name = nearest(given, names)
  return name === null ? '.' : `. Did you mean "${name}"?`
}

/** How many letters were missed, added, mistaken or swapped with their neighbour. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const mistaken = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let slips = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, mistaken)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) slips = Math.min(slips, (beforeLast[j - 2] as number) + 1)
      row.push(slips)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] as number
}
