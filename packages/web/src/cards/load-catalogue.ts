import type { Catalogue } from '@turnwright/tabletop'

/** Catalogues are found by their folder and fetched when somebody looks for a card. */
const catalogues = import.meta.glob<Catalogue>('../../../../games/*/ui/catalogue.tsx', { import: 'catalogue' })

export function hasCatalogue(game: string): boolean {
  return pathOf(game) in catalogues
}

/** Null where the game has none. */
export async function loadCatalogue(game: string): Promise<Catalogue | null> {
  return (await catalogues[pathOf(game)]?.()) ?? null
}

function pathOf(game: string): string {
  return `../../../../games/${game}/ui/catalogue.tsx`
}
