import type { Chapter, Rule, RuleBook, Ruling } from './rule-book.ts'
import { itemsOf, readBlocks } from './read-blocks.ts'
import { readSpans } from './read-spans.ts'

/** A game's folder: its texts by their paths, and the sources of all its tests. */
export interface RulesFolder {
  readonly read: (path: string) => string
  readonly tests: readonly string[]
}

/** A game's rules from its RULES.md and from the pages of rules that a rule in it links to. */
export function readRuleBook({ read, tests }: RulesFolder): RuleBook {
  const pages = [pageAt(read('RULES.md'), ''), ...further(read)]
  const cited = citationsIn(tests)
  const numbers = new Set(pages.flatMap(({ text }) => Array.from(text.matchAll(NUMBER), ([, number]) => number)))
  const context: Context = {
    isRule: (number) => numbers.has(number),
    testsOf: (number) => cited.get(number) ?? 0,
  }
  const chapters = pages.flatMap((page) => chaptersOf(page, context))
  return {
    opening: readBlocks(forPlayers(pages[0]?.beginning ?? ''), context.isRule),
    chapters: chapters.filter(({ blocks, rules }) => blocks.length + rules.length > 0),
  }
}

const NUMBER = /^\*\*([A-Z]\d+)\./gm

interface Context {
  readonly isRule: (number: string) => boolean
  readonly testsOf: (number: string) => number
}

interface Page {
  readonly beginning: string
  readonly text: string
  /** Stands before the titles of chapters that come from another page than the first. */
  readonly prefix: string
}

function pageAt(source: string, prefix: string): Page {
  const text = source.replaceAll('\r\n', '\n')
  const [beginning = ''] = text.split(/^## /m, 1)
  return { beginning: beginning.replace(/^# .*$/m, ''), text, prefix }
}

function further(read: RulesFolder['read']): readonly Page[] {
  const [, ...rules] = read('RULES.md').split(/^\*\*(?=[A-Z]\d+\.)/m)
  const paths = rules.flatMap((rule) => Array.from(rule.matchAll(/\]\(([\w/-]+\/RULES\.md)\)/g), ([, path]) => path))
  return [...new Set(paths)].map((path) => {
    const text = read(path ?? '')
    return pageAt(text, `${/^# (.*)$/m.exec(text)?.[1] ?? ''}: `)
  })
}

/** How rules are proved is told beside each of them. */
function forPlayers(text: string): string {
  const paragraphs = text.split(/\n\s*\n/)
  return paragraphs.filter((each) => !/proved by the tests|Every rule has a number/.test(each)).join('\n\n')
}

function chaptersOf({ text, prefix }: Page, context: Context): readonly Chapter[] {
  const [, ...parts] = text.split(/^## /m)
  return parts
    .filter((part) => !part.includes('| more proof |'))
    .map((part) => {
      const [name = '', ...lines] = part.split('\n')
      const [before = '', ...rules] = lines.join('\n').split(/^\*\*(?=[A-Z]\d+\.)/m)
      const title = prefix + name
      return {
        id: title.toLowerCase().replace(/[^a-z\d]+/g, '-'),
        title,
        blocks: readBlocks(before, context.isRule),
        rules: rules.map((rule) => readRule(rule, context)),
      }
    })
}

/** `W1. Title.** Text`, a title that runs on into the sentence, `W5. A tie** goes to …`, or none at all: `W6.** Text`. */
const RULE = /^([A-Z]\d+)\.\s*([\s\S]*?)([.:]?)\*\*([\s\S]*)$/
const RULING = /^\*(.+?\?)\*\s+([\s\S]+)$/

function readRule(source: string, { isRule, testsOf }: Context): Rule {
  const match = RULE.exec(source)
  if (match === null)
    throw new Error(`the title of a rule ends with two stars, as in **R1. The deal.** Not so: **${source.slice(0, 60)}`)
  const [, number = '', name = '', stop = '', text = ''] = match
  const title = name.replace(/\s+/g, ' ')
  const [rulings, rest] = rulingsIn(text, isRule)
  return {
    number,
    title: title || `Rule ${number}`,
    blocks: readBlocks(stop === '' ? title + rest : rest, isRule),
    rulings,
    tests: testsOf(number),
  }
}

/** A list of questions in italics under a rule: `- *May I refuse?* Yes.` */
function rulingsIn(text: string, isRule: Context['isRule']): readonly [readonly Ruling[], string] {
  const rulings: Ruling[] = []
  const rest = text.split(/\n\s*\n/).filter((part) => {
    const items = part.trim().startsWith('- *') ? itemsOf(part.trim()) : []
    const asked = items.flatMap((item) => RULING.exec(item) ?? [])
    if (items.length === 0 || asked.length === 0) return true
    for (const item of items) {
      const [, question = '', answer = ''] = RULING.exec(item) ?? []
      rulings.push({ question: question.replace(/\s+/g, ' '), answer: readSpans(answer, isRule) })
    }
    return false
  })
  return [rulings, rest.join('\n\n')]
}

/** How many tests cite each rule in their titles: `W1: …` or `W1, W4: …`. */
function citationsIn(tests: readonly string[]): ReadonlyMap<string, number> {
  const cited = new Map<string, number>()
  for (const source of tests)
    for (const [, numbers = ''] of source.matchAll(/\(\s*['"`]([A-Z]\d+(?:, [A-Z]\d+)*): /g))
      for (const number of numbers.split(', ')) cited.set(number, (cited.get(number) ?? 0) + 1)
  return cited
}
