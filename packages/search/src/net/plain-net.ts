import { type NetFile, weightsOf } from './net-file.ts'

/** A net in plain arithmetic: what the fast one must agree with, bit for bit. */
export function plainNet(file: NetFile): (inputs: Float32Array) => Float32Array {
  const weights = weightsOf(file)
  return (inputs) => {
    let values = inputs
    let at = 0
    for (const [layer, width] of file.layers.slice(1).entries()) {
      const sums = weights.slice(at, at + width)
      at += width
      for (let from = 0; from < values.length; from++, at += width) {
        const value = values[from] as number
        if (value === 0 || (layer > 0 && value < 0)) continue
        for (let to = 0; to < width; to++)
          sums[to] = Math.fround((sums[to] as number) + Math.fround(value * (weights[at + to] as number)))
      }
      values = sums
    }
    return values
  }
}
