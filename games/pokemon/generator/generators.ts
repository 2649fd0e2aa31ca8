import { GENERATOR_V1, type Generator } from './generate-action.ts'
import { chooseBetter } from './v2/choices.ts'
import { FLOW_V2 } from './v2/flow.ts'

export type GeneratorName = 'generator-v1' | 'generator-v2'

/** Both generators, by the name of their agent. */
export const GENERATORS: Readonly<Record<GeneratorName, Generator>> = {
  'generator-v1': GENERATOR_V1,
  'generator-v2': { flow: FLOW_V2, better: chooseBetter },
}
