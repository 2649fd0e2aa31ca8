import { type CssPart, cssParts } from './css-blocks.ts'

export interface StyleComplaint {
  readonly line: number
  readonly what: string
}

const LAYER = '@layer game'

/** What a game's style sheet does beyond that game's tables. A sheet stays on the page after its table is left. */
export function unscopedParts(game: string, css: string): readonly StyleComplaint[] {
  return cssParts(css).flatMap((part) => {
    const what = complaintAbout(part, game)
    return what === null ? [] : [{ line: part.line, what }]
  })
}

function complaintAbout({ head, within, isBlock }: CssPart, game: string): string | null {
  const scope = `:where([data-game="${game}"])`
  if (within.length === 0) return isBlock && head === LAYER ? null : `${head} stands outside ${LAYER} { … }`
  if (within.length === 1 && within[0] === LAYER) return complaintInLayer(head, isBlock, game, scope)
  if (within[1] === scope && isBlock && /\([^)]*&/.test(head))
    return `${head} can leave the scope: write & only outside of brackets`
  return null
}

function complaintInLayer(head: string, isBlock: boolean, game: string, scope: string): string | null {
  if (isBlock && head === scope) return null
  if (isBlock && head.startsWith('@keyframes ')) {
    if (head.startsWith(`@keyframes ${game}-`)) return null
    return `${head} is seen by every game: let its name begin with ${game}-`
  }
  return `${head} applies at the tables of every game: put it into ${scope} { … }`
}
