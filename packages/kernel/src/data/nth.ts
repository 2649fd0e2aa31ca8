/**
 * What stands at a place of a list where something must: whoever asks for another place has miscounted. Where every
 * nanosecond counts a list is looked into on the spot: here lists of all kinds meet, and none is fast.
 */
export function nth<T extends object | string | number | boolean | null>(
  list: readonly (T | undefined)[],
  place: number,
): T {
  const found = list[place]
  if (found === undefined) throw new RangeError(`nothing stands at ${place} in a list of ${list.length}`)
  return found
}
