import type { Mind } from '@turnwright/kernel/search'
import type { NetFile } from './net-file.ts'
import { netFor } from './net.ts'

/** The same mind, which judges positions by a net; what a game came to it still knows by itself. */
export function netMind(mind: Mind, file: NetFile, wanted: { readonly game: string; readonly rules: number }): Mind {
  const { features, unit } = mind
  if (features === undefined) throw new Error('a mind without features has nothing to show a net')
  const net = netFor(file, { ...wanted, schema: features.schema })
  return {
    ...mind,
    evaluate(world, seat) {
      if (world.result !== null) return mind.evaluate(world, seat)
      net.inputs.fill(0)
      features.write(world, seat, net.inputs)
      net.run()
      const given = net.outputs[0] as number
      return unit === 'chance' ? 1 / (1 + Math.exp(-given)) : given
    },
  }
}
