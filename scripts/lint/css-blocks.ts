/** A block of a style sheet, or a statement without one such as `@import`. */
export interface CssPart {
  /** What stands before its brace or semicolon. */
  readonly head: string
  readonly line: number
  /** The heads of the blocks around it, outermost first. */
  readonly within: readonly string[]
  readonly isBlock: boolean
}

/** The parts of a style sheet in their order, as deep as they are nested. */
export function cssParts(css: string): readonly CssPart[] {
  const text = withoutDistractions(css)
  const parts: CssPart[] = []
  const within: string[] = []
  let start = 0
  const take = (end: number, isBlock: boolean) => {
    const raw = text.slice(start, end)
    const head = raw.trim().replaceAll(/\s+/g, ' ')
    const line = text.slice(0, start + raw.length - raw.trimStart().length).split('\n').length
    if (head !== '') parts.push({ head, line, within: [...within], isBlock })
    start = end + 1
    return head
  }
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '{') within.push(take(index, true))
    else if (text[index] === ';') take(index, false)
    else if (text[index] === '}') {
      take(index, false)
      within.pop()
    }
  }
  take(text.length, false)
  return parts
}

/** Braces and semicolons in comments and strings mean nothing; lines stay where they are. */
function withoutDistractions(css: string): string {
  const uncommented = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return uncommented.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, (string) => string.replaceAll(/[{};]/g, ' '))
}
