/** So many bits of a number can be told apart, and leave it positive. */
const MOST = 31

/** A bit of one number for each name. With more names than bits the first would be taken for the last: that is refused. */
export function bitsFor<Name extends string>(names: Readonly<Record<Name, true>>): Readonly<Record<Name, number>> {
  const all = Object.keys(names)
  if (all.length > MOST) throw new RangeError(`${all.length} names do not fit into ${MOST} bits`)
  return Object.fromEntries(all.map((name, at) => [name, 1 << at])) as Record<Name, number>
}
