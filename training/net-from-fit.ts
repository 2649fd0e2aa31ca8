import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Net, type NetFile, packedNet, type PackedNet, plainNet, type TrainedNet, WrongNet } from '@turnwright/search'
import type { ShardManifest } from './shards.ts'

/** What `train.py` leaves beside the weights. */
interface Fit {
  readonly layers: readonly number[]
  readonly heldBackLoss: number
  readonly untrainedLoss: number
  readonly rows: number
  readonly samples: readonly { readonly inputs: readonly number[]; readonly output: number }[]
}

/** How far our outputs may be from those of the trainer, of whatever is larger, them or 1: as trained, and as shipped. */
const TOLERANCE = 1e-4
const PACKED_TOLERANCE = 5e-3

/** A net as it was trained, and as it is shipped. */
export interface FittedNet {
  readonly trained: TrainedNet
  readonly packed: PackedNet
}

/** The net that was fitted, once its outputs here are those it had there. */
export function netFromFit(folder: string, shards: ShardManifest, command: string, parent: string): FittedNet {
  const fit = JSON.parse(readFileSync(join(folder, 'fit.json'), 'utf8')) as Fit
  const trained: TrainedNet = {
    format: 1,
    game: shards.plan.game,
    rules: shards.rules,
    schema: shards.schema,
    unit: shards.unit,
    layers: fit.layers,
    made: { command, games: shards.games, rows: fit.rows, seed: shards.plan.seed, parent },
    weights: readFileSync(join(folder, 'weights.f32')).toString('base64'),
  }
  const packed = packedNet(trained)
  mustAgree(trained, fit, TOLERANCE)
  mustAgree(packed, fit, PACKED_TOLERANCE)
  return { trained, packed }
}

function mustAgree(file: NetFile, { samples }: Fit, tolerance: number): void {
  if (samples.length === 0) throw new WrongNet('the fit holds no samples to check the net by')
  const net = new Net(file)
  const plain = plainNet(file)
  for (const { inputs, output } of samples) {
    net.inputs.set(inputs)
    net.run()
    for (const ours of [net.outputs[0], plain(Float32Array.from(inputs))[0]]) {
      const off = Math.abs((ours ?? Number.NaN) - output)
      if (!(off <= tolerance * Math.max(1, Math.abs(output))))
        throw new WrongNet(`the trainer's net gives ${output} where the one of format ${file.format} gives ${ours}`)
    }
  }
}
