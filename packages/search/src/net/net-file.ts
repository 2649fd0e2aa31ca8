import { bytesIn } from './base64.ts'
import { unpackedRows } from './packed-rows.ts'

/** What a trained net was made of and for. */
interface Manifest {
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
  /** The last match that it won against the same player without it. */
  readonly won?: WonMatch
}

export interface WonMatch {
  /** The number of the rules by which it was played: the net holds for these too, where it was trained under others. */
  readonly rules: number
  readonly command: string
  readonly deals: number
  /** The share of its games that it won, and where the true share lies in 95 of 100 cases. */
  readonly share: number
  readonly interval: readonly [number, number]
}

/** As it was trained: of each layer its biases, then a row of weights for each input, as little-endian float32 in base64. */
export interface TrainedNet extends Manifest {
  readonly format: 1
  readonly weights: string
}

/**
 * As it is shipped, in half the room: the same rows in the same order, each weight as a little-endian 16-bit integer, to be
 * multiplied by the scale of its row, a little-endian float32; both in base64.
 */
export interface PackedNet extends Manifest {
  readonly format: 2
  readonly scales: string
  readonly weights: string
}

/** A trained net as it is stored: what it was made of, and its weights. */
export type NetFile = TrainedNet | PackedNet

export class WrongNet extends Error {
  override readonly name = 'WrongNet'
}

/** The weights of a stored net, once it is certain that they are those of its layers. */
export function weightsOf(file: NetFile): Float32Array {
  const { layers } = file
  if (layers.length < 2 || !layers.every((width) => Number.isInteger(width) && width > 0))
    throw new WrongNet(`a net needs at least two layers of one number or more, not ${JSON.stringify(layers)}`)
  const read = readWeights(file)
  if (!read.every(Number.isFinite)) throw new WrongNet('a weight is no number')
  return read
}

function readWeights(file: NetFile): Float32Array {
  const widths = rowWidths(file.layers)
  const count = widths.reduce((sum, width) => sum + width, 0)
  switch (file.format) {
    case 1:
      return floats(bytesOf(file, file.weights, 4, count, 'weights'))
    case 2: {
      const scales = floats(bytesOf(file, file.scales, 4, widths.length, 'scales'))
      return unpackedRows(widths, scales, bytesOf(file, file.weights, 2, count, 'weights'))
    }
    default:
      throw new WrongNet(`formats 1 and 2 of nets can be read, not ${JSON.stringify((file as NetFile).format)}`)
  }
}

/** How many numbers stand in each row: in every layer the biases, and one row for each input. */
export function rowWidths(layers: readonly number[]): readonly number[] {
  return layers.slice(1).flatMap((width, at) => Array.from({ length: 1 + (layers[at] ?? 0) }, () => width))
}

function bytesOf({ layers }: Manifest, text: string, bytes: number, wanted: number, what: string): DataView {
  const { buffer, byteOffset, byteLength } = bytesIn(text)
  if (byteLength !== wanted * bytes)
    throw new WrongNet(`layers ${layers.join('-')} have ${wanted} ${what}; the file holds ${byteLength / bytes}`)
  return new DataView(buffer, byteOffset, byteLength)
}

function floats(view: DataView): Float32Array {
  return Float32Array.from({ length: view.byteLength / 4 }, (_, at) => view.getFloat32(at * 4, true))
}
