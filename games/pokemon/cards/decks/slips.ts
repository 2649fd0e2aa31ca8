/** How many letters were missed, added, mistaken or swapped with their neighbour: at most `most`, or null for more. */
export function slipsWithin(most: number, a: string, b: string): number | null {
  if (Math.abs(a.length - b.length) > most) return null
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
  const slips = last[b.length] as number
  return slips > most ? null : slips
}
