/** So many bits of a number can be told apart, and leave it positive. */
const MOST = 31

/**
 * A bit of one number for each name, which comes without any. With more names than bits the first would be taken for the
 * last: that is refused.
 */
export function bitsFor<Name extends string>(names: Readonly<Record<Name, 0>>): Readonly<Record<Name, number>> {
  const n = Object.keys(names).length
  if (n > MOST) throw new RangeError(`${n} names do not fit into ${MOST} bits`)
  const bits: Record<Name, number> = { ...names }
  let bit = 1
  for (const name in bits) {
    bits[name] = bit
    bit <<= 1
  }
  return bits
}
