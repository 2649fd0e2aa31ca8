/** The largest number that a weight is stored as. */
const MOST = 2 ** 15 - 1

/** Rows of weights as 16-bit integers with one scale a row, so that what a rare input weighs costs common ones no digits. */
export function packedRows(
  widths: readonly number[],
  weights: Float32Array,
): { readonly scales: Uint8Array; readonly packed: Uint8Array } {
  const scales = new DataView(new ArrayBuffer(4 * widths.length))
  const packed = new DataView(new ArrayBuffer(2 * weights.length))
  let at = 0
  for (const [row, width] of widths.entries()) {
    const end = at + width
    const scale = Math.fround(
      weights.subarray(at, end).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST,
    )
    scales.setFloat32(4 * row, scale, true)
    for (; at < end; at++) {
      const steps = scale === 0 ? 0 : Math.round((weights[at] as number) / scale)
      packed.setInt16(2 * at, Math.max(-MOST, Math.min(MOST, steps)), true)
    }
  }
  return { scales: new Uint8Array(scales.buffer), packed: new Uint8Array(packed.buffer) }
}

export function unpackedRows(widths: readonly number[], scales: Float32Array, packed: DataView): Float32Array {
  const weights = new Float32Array(packed.byteLength / 2)
  let at = 0
  for (const [row, width] of widths.entries())
    for (const end = at + width; at < end; at++) weights[at] = packed.getInt16(2 * at, true) * (scales[row] as number)
  return weights
}
