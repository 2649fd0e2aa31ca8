import { type GameModule, randomAgent } from '@turnwright/kernel'
import { optionFields, type WingspanOptions } from './rules/options.ts'
import type { WingspanState } from './rules/state.ts'
import { wingspan } from './rules/wingspan.ts'

export { wingspan } from './rules/wingspan.ts'

export const wingspanModule: GameModule<WingspanState, WingspanOptions> = {
  definition: wingspan,
  about: {
    tagline: 'Fill three habitats with birds whose powers set each other off.',
    minutes: 50,
    options: optionFields,
  },
  agents: { random: randomAgent },
}
