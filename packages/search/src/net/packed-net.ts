import { base64Of } from './base64.ts'
import { type PackedNet, rowWidths, type TrainedNet, weightsOf } from './net-file.ts'
import { packedRows } from './packed-rows.ts'

/** A trained net in half the room, as it is shipped: pages fetch it over the wire. */
export function packedNet({ format: _, weights, ...manifest }: TrainedNet): PackedNet {
  const { scales, packed } = packedRows(rowWidths(manifest.layers), weightsOf({ ...manifest, format: 1, weights }))
  return { ...manifest, format: 2, scales: base64Of(scales), weights: base64Of(packed) }
}
