/** A trained net as it is stored: what it was made of, and its weights. */
export interface NetFile {
  readonly format: 1
  /** The game, and the number of the rules under which its games were played. */
  readonly game: string
  readonly rules: number
  /** Names the inputs and their order; a net fits only the features it was trained on. */
  readonly schema: string
  /** What comes out: what `evaluate` counts in. */
  readonly unit: 'chance' | 'points'
  /** Numbers in each layer: inputs first, outputs last. */
  readonly layers: readonly number[]
  /** How it came to be: the command, how many games and rows, the seed, and the net whose play it learned from. */
  readonly made: {
    readonly command: string
    readonly games: number
    readonly rows: number
    readonly seed: string
    readonly parent: string
  }
  /** Of each layer its biases, then a row of weights for each input, as little-endian float32 in base64. */
  readonly weights: string
}

export class WrongNet extends Error {
  override readonly name = 'WrongNet'
}

/** The weights of a stored net, once it is certain that they are those of its layers. */
export function weightsOf({ layers, weights }: NetFile): Float32Array {
  if (layers.length < 2 || !layers.every((width) => Number.isInteger(width) && width > 0))
    throw new WrongNet(`a net needs at least two layers of one number or more, not ${JSON.stringify(layers)}`)
  const bytes = Uint8Array.fromBase64(weights)
  const wanted = layers.slice(1).reduce((sum, width, at) => sum + width * (1 + (layers[at] ?? 0)), 0)
  if (bytes.byteLength !== wanted * 4)
    throw new WrongNet(`layers ${layers.join('-')} have ${wanted} weights; the file holds ${bytes.byteLength / 4}`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = Float32Array.from({ length: wanted }, (_, at) => view.getFloat32(at * 4, true))
  if (!read.every(Number.isFinite)) throw new WrongNet('a weight is no number')
  return read
}
