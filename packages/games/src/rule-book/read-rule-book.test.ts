import { globSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesOf, textOfBlocks } from './rule-book.ts'
import { readRuleBook } from './read-rule-book.ts'
import { ruleBookIn } from './rule-book-in.ts'

const FISHING = `# Fishing

A pond, a rod and patience.

Each rule is proved by the tests it links to; they cite its number.

## The goal

Catch the most (F2).

## Casting

**F1. Baits.** A bait is \`secret\`, as in F2; F9 is no rule. [casting](casting.test.ts), [more](more.test.ts)

- *May I look at it?* Yes, see F2.
- *May you?* No.

**F2. A tie** goes to the smaller
basket, by [the scales](scales/RULES.md).

| fish | points |
|---|---|
| a carp | 3 (F1) |

## For those who write games

| section | rules | more proof |
|---|---|---|
| x | F1 | y |
`
const SCALES = '# The scales\n\n## Weighing\n\n**X1. Grams.** Fish are weighed.\n'
const TESTS = ["test('F1: a bait is secret', …", "test.for(x)('F1, X1: both', …", "test('about F2: nothing', …"]

describe('a page of rules', () => {
  const book = readRuleBook({ read: (path) => (path === 'RULES.md' ? FISHING : SCALES), tests: TESTS })

  test('is read chapter by chapter, and so are the pages that its rules link to', () => {
    expect(book.chapters.map(({ title }) => title)).toEqual(['The goal', 'Casting', 'The scales: Weighing'])
    expect(rulesOf(book).map(({ number, title }) => `${number} ${title}`)).toEqual(['F1 Baits', 'F2 A tie', 'X1 Grams'])
  })

  test('tells players nothing of how it is proved but the number of tests', () => {
    expect(textOfBlocks(book.opening)).toBe('A pond, a rod and patience.')
    expect(rulesOf(book).map(({ tests }) => tests)).toEqual([2, 0, 1])
    expect(JSON.stringify(book)).not.toContain('test.ts')
  })

  test('knows the numbers of its rules from other words, and what is named as in code', () => {
    const [baits] = rulesOf(book)
    expect(baits?.blocks).toEqual([
      { kind: 'text', spans: ['A bait is ', { code: 'secret' }, ', as in ', { rule: 'F2' }, '; F9 is no rule.'] },
    ])
  })

  test('lets a title run on into its sentence, and keeps tables', () => {
    const [, tie] = rulesOf(book)
    expect(tie?.blocks).toEqual([
      { kind: 'text', spans: ['A tie goes to the smaller basket, by the scales.'] },
      { kind: 'table', head: [['fish'], ['points']], rows: [[['a carp'], ['3 (', { rule: 'F1' }, ')']]] },
    ])
  })

  test('calls a rule without a title by its number, and says how a title that does not end is written', () => {
    const read = (text: string) => readRuleBook({ read: () => `# Fishing\n\n## Casting\n\n${text}\n`, tests: [] })
    const [bare] = rulesOf(read('**F1.** A bait is secret.'))
    expect(bare).toMatchObject({ title: 'Rule F1', blocks: [{ kind: 'text', spans: ['A bait is secret.'] }] })
    expect(() => read('**F1. Baits. A bait is secret.')).toThrow(
      'ends with two stars, as in **R1. The deal.** Not so: **F1.',
    )
  })

  test('takes questions in italics below a rule for its rulings', () => {
    expect(rulesOf(book)[0]?.rulings).toEqual([
      { question: 'May I look at it?', answer: ['Yes, see ', { rule: 'F2' }, '.'] },
      { question: 'May you?', answer: ['No.'] },
    ])
  })
})

const games = resolve(import.meta.dirname, '../../../../games')

test.for(globSync('*/RULES.md', { cwd: games }))(
  '%s: every rule has words, and no chapter the name of another',
  (path) => {
    const folder = join(games, dirname(path))
    const book = ruleBookIn(folder)
    const ids = book.chapters.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(book.chapters.slice(0, 3).map(({ title }) => title)).toEqual(['The goal', 'A turn', 'Scoring'])
    const rules = rulesOf(book).map(({ number, blocks, tests }) => ({ number, text: textOfBlocks(blocks), tests }))
    expect(rules.filter(({ text, tests }) => !/\w.*\.$/.test(text) || /\*\*|\]\(/.test(text) || tests === 0)).toEqual(
      [],
    )
  },
)
