import { BLOCK, LAYER_KERNEL, PAIR_BYTES } from './layer-kernel.ts'
import { type NetFile, weightsOf, WrongNet } from './net-file.ts'
import { schemaDifference } from './schema-difference.ts'
import { instantiate, type LayerKernel, pagesOf } from './wasm-host.ts'

interface Layer {
  /** Addresses of its biases, its weights and what it gives. */
  readonly biases: number
  readonly weights: number
  readonly into: number
  readonly end: number
  readonly stride: number
}

const rounded = (width: number): number => Math.ceil(width / BLOCK) * BLOCK

/** A net that gives its outputs within microseconds, the same on every machine. */
export class Net {
  /** Written before `run`. */
  readonly inputs: Float32Array
  readonly outputs: Float32Array
  readonly #kernel: LayerKernel
  readonly #layers: readonly Layer[]
  readonly #pairs: number

  constructor(file: NetFile) {
    const widths = file.layers
    const parameters = weightsOf(file)
    const inputBytes = (widths[0] as number) * 4
    const pairs = Math.ceil(inputBytes / 16) * 16
    let address = pairs + Math.max(...widths.map(rounded)) * PAIR_BYTES
    const layers: Layer[] = []
    for (let at = 1; at < widths.length; at++) {
      const stride = rounded(widths[at] as number) * 4
      const weights = address + stride
      const into = weights + (widths[at - 1] as number) * stride
      layers.push({ biases: address, weights, into, end: into + stride, stride })
      address = into + stride
    }
    const { memory, kernel } = instantiate(LAYER_KERNEL, pagesOf(address))
    this.#kernel = kernel
    this.#layers = layers
    this.#pairs = pairs
    this.inputs = new Float32Array(memory, 0, widths[0])
    this.outputs = new Float32Array(memory, (layers.at(-1) as Layer).into, widths.at(-1))
    lay(parameters, widths, layers, memory)
  }

  /** Fills in the outputs for the inputs. */
  run(): void {
    const { gather, layer } = this.#kernel
    let from = 0
    let end = this.inputs.byteLength
    let least = Number.NEGATIVE_INFINITY
    for (const { biases, weights, into, end: intoEnd, stride } of this.#layers) {
      const pairsEnd = gather(from, end, this.#pairs, stride, least)
      layer(this.#pairs, pairsEnd, weights, biases, into, intoEnd)
      from = into
      end = intoEnd
      // What a hidden layer gives below zero counts for nothing.
      least = 0
    }
  }
}

/** Writes the parameters where the kernel finds them; what rounds a width up stays zero. */
function lay(parameters: Float32Array, widths: readonly number[], layers: readonly Layer[], memory: ArrayBuffer): void {
  let at = 0
  for (const [index, { biases, stride }] of layers.entries()) {
    const width = widths[index + 1] as number
    // The biases are one more row before the weights.
    for (let row = 0; row <= (widths[index] as number); row++, at += width)
      new Float32Array(memory, biases + row * stride, width).set(parameters.subarray(at, at + width))
  }
}

/** A net made for these features of this game, and for no others, that was trained or has won a match under these rules. */
export function netFor(
  file: NetFile,
  wanted: { readonly game: string; readonly rules: number; readonly schema: string },
): Net {
  if (file.game !== wanted.game)
    throw new WrongNet(`this net was trained for the game ${file.game}, and this is ${wanted.game}: train it anew`)
  if (file.rules !== wanted.rules && file.won?.rules !== wanted.rules)
    throw new WrongNet(
      `this net was trained for the rules ${file.rules}, and this is ${wanted.rules}: train it anew, or let it win a match under them`,
    )
  if (file.schema !== wanted.schema)
    throw new WrongNet(
      `this net was trained for other features (${schemaDifference(file.schema, wanted.schema)}): train it anew`,
    )
  return new Net(file)
}
