import type { GameModule } from '@turnwright/kernel'
import { parlourModule } from './parlour.ts'

/** What a server has after updates: the test game by rules of later versions. By the endless ones nobody ever wins. */
const later = {
  same: { rules: 2 },
  endless: { rules: 3, result: () => null },
}

export type Later = keyof typeof later

function gamesBy(which: Later): readonly GameModule[] {
  const definition = { ...parlourModule.definition, ...later[which] }
  return [{ ...parlourModule, definition }]
}

/** Threads are told by the address of this module which rules they play by. */
export function laterRules(which: Later): { readonly games: readonly GameModule[]; readonly gamesUrl: string } {
  return { games: gamesBy(which), gamesUrl: `${import.meta.url.split('?', 1)[0]}?${which}` }
}

export const games: readonly GameModule[] = gamesBy(import.meta.url.endsWith('?endless') ? 'endless' : 'same')
