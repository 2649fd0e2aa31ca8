import type { GameModule } from '@turnwright/kernel'

/** Tells a game from whatever else a file exports. */
export function isGameModule(value: unknown): value is GameModule {
  return typeof value === 'object' && value !== null && 'definition' in value && 'agents' in value
}
