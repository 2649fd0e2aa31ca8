import type { Guide } from '@turnwright/guide'

/** Guides are found by their folder: adding one needs no line here. */
const guides = import.meta.glob<Guide>('../../../../games/*/guide/guide.ts', { import: 'guide' })

export function hasGuide(game: string): boolean {
  return pathOf(game) in guides
}

/** Null where the game has none. */
export async function loadGuide(game: string): Promise<Guide | null> {
  return (await guides[pathOf(game)]?.()) ?? null
}

function pathOf(game: string): string {
  return `../../../../games/${game}/guide/guide.ts`
}
