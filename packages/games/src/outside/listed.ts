import type { GameModule } from '@turnwright/kernel'
import { modulesIn } from './modules-in.ts'

/** The games of the files that the address of this module names: threads are told by it what is played. */
export const games: readonly GameModule[] = (
  await Promise.all(new URL(import.meta.url).searchParams.getAll('from').map((file) => modulesIn(file)))
).flat()
