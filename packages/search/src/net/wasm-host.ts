/** The two functions of the kernel; addresses are bytes into the memory. */
export interface LayerKernel {
  readonly gather: (from: number, end: number, into: number, stride: number, least: number) => number
  readonly layer: (pairs: number, pairsEnd: number, weights: number, biases: number, into: number, end: number) => void
}

/** What every machine that runs JavaScript has, in the words of its standard; games' types know no machine. */
interface WithWebAssembly {
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
    readonly Memory: new (size: {
      readonly initial: number
      readonly maximum: number
    }) => { readonly buffer: ArrayBuffer }
    readonly Instance: new (module: object, imports: object) => { readonly exports: LayerKernel }
  }
}

const PAGE_BYTES = 65_536

export const pagesOf = (bytes: number): number => Math.ceil(bytes / PAGE_BYTES)

export function instantiate(
  bytes: Uint8Array<ArrayBuffer>,
  pages: number,
): { readonly memory: ArrayBuffer; readonly kernel: LayerKernel } {
  const { WebAssembly } = globalThis as unknown as WithWebAssembly
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { memory } })
  return { memory: memory.buffer, kernel: exports }
}
