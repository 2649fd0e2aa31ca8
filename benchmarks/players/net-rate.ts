import { processorClock } from '@turnwright/arena'
import { Net, type TrainedNet } from '@turnwright/search'
import type { Rate } from './rates-process.ts'

const WIDTH = 256
const LAYERS = [WIDTH, WIDTH, WIDTH, 1]
/** Between two looks at the clock. */
const AT_ONCE = 1000

/** How often a net is run; all of its weights are above zero, so that no hidden number rests and nothing is left out. */
export function netRate(end: number): Rate {
  const net = new Net(dense())
  net.inputs.fill(1)
  let done = 0
  const began = processorClock()
  for (;;) {
    for (let n = 0; n < AT_ONCE; n++) net.run()
    done += AT_ONCE
    const spent = processorClock() - began
    if (spent >= end) return { done, seconds: spent / 1000, nulls: [] }
  }
}

function dense(): TrainedNet {
  const count = LAYERS.slice(1).reduce((sum, width, at) => sum + width * (1 + (LAYERS[at] ?? 0)), 0)
  return {
    format: 1,
    game: '',
    rules: 1,
    schema: '',
    unit: 'points',
    layers: LAYERS,
    made: { command: 'for measuring', games: 0, rows: 0, seed: '', parent: '' },
    weights: new Uint8Array(new Float32Array(count).fill(1 / WIDTH).buffer).toBase64(),
  }
}
