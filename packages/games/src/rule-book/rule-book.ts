/** A game's rules as the page shows them: made of its RULES.md when the page is built. */
export interface RuleBook {
  /** What stands before the first chapter. */
  readonly opening: readonly Block[]
  readonly chapters: readonly Chapter[]
}

export interface Chapter {
  readonly id: string
  readonly title: string
  /** What stands before its first rule: at the beginning of a book all there is. */
  readonly blocks: readonly Block[]
  readonly rules: readonly Rule[]
}

export interface Rule {
  readonly number: string
  readonly title: string
  readonly blocks: readonly Block[]
  readonly rulings: readonly Ruling[]
  /** How many tests cite it. */
  readonly tests: number
}

/** A question that comes up at tables, and its answer. */
export interface Ruling {
  readonly question: string
  readonly answer: readonly Span[]
}

export type Block =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Span[])[]
      readonly rows: readonly (readonly (readonly Span[])[])[]
    }

/** A piece of a sentence: words, something named as programs name it, or the number of another rule, which is a door. */
export type Span = string | { readonly code: string } | { readonly rule: string }

export function ruleIn(book: RuleBook, number: string): Rule | null {
  return rulesOf(book).find((rule) => rule.number === number) ?? null
}

export function rulesOf({ chapters }: RuleBook): readonly Rule[] {
  return chapters.flatMap(({ rules }) => rules)
}

/** The chapter that holds a rule. */
export function chapterOf({ chapters }: RuleBook, number: string): Chapter | null {
  return chapters.find(({ rules }) => rules.some((rule) => rule.number === number)) ?? null
}

export function textOfSpans(spans: readonly Span[]): string {
  return spans.map((span) => (typeof span === 'string' ? span : 'code' in span ? span.code : span.rule)).join('')
}

export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(textOfBlock).join(' ')
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return textOfSpans(block.spans)
    case 'list':
      return block.items.map(textOfSpans).join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().map(textOfSpans).join(' ')
  }
}
