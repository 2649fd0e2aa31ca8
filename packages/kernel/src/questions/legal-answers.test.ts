import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Selector, validateSelection } from '../host.ts'
import type { Choice, SelectSelector } from '../index.ts'
import { legalAnswers, legalSelections, Random, randomSelection } from '../search.ts'

const RUNS = process.env['SOAK'] ? 20_000 : 300

const bounds = fc
  .record({ min: fc.nat(3), max: fc.nat(4), count: fc.nat(3) }, { requiredKeys: [] })
  .filter(({ min, max }) => (min ?? 1) <= (max ?? 4))

/** Choices with different ids: words, numbers, options, some of them exclusive, and groups that can be answered. */
function choices(depth: number): fc.Arbitrary<readonly Choice[]> {
  const word = fc.constantFrom<Choice>('a', 'b', 'c', 1, 2)
  const option = fc.record({ id: fc.constantFrom('d', 'e', 'f'), title: fc.constant('same'), exclusive: fc.boolean() })
  const group = fc
    .tuple(fc.constantFrom('g', 'h'), bounds, depth === 0 ? fc.constant([]) : choices(depth - 1))
    .map(([title, of, inner]) => ({ title, choices: inner, ...of }))
    .filter((of) => !legalSelections({ actor: 'ana', ...of }).next().done)
  return fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: word }, option, ...(depth === 0 ? [] : [group])), {
    maxLength: 5,
    selector: (choice) => (typeof choice === 'object' ? ('id' in choice ? choice.id : choice.title) : choice),
  })
}

const selectors: fc.Arbitrary<SelectSelector> = fc
  .tuple(choices(2), bounds)
  .map(([offered, of]) => ({ actor: 'ana', title: 'Choose', choices: offered, ...of }))

const isLegal = (selector: Selector, selection: unknown): boolean => {
  try {
    validateSelection(selector, selection)
    return true
  } catch {
    return false
  }
}

/** At most so many of what may be very many. */
const some = (selector: Selector, most = 2000): unknown[] => [...legalAnswers(selector).take(most)]

test('K83: every legal answer is accepted by validation, and none is listed twice', () => {
  fc.assert(
    fc.property(selectors, (selector) => {
      const answers = some(selector)
      for (const answer of answers) expect(validateSelection(selector, answer)).toEqual(answer)
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length)
    }),
    { numRuns: RUNS },
  )
})

test('K83: nothing legal is missing, up to the order in which things are chosen', () => {
  const flat = fc
    .tuple(choices(0), bounds)
    .map(([offered, of]): SelectSelector => ({ actor: 'ana', title: 'Choose', choices: offered, ...of }))
  fc.assert(
    fc.property(flat, (selector) => {
      const ids = selector.choices.map((choice) => (typeof choice === 'object' ? choice.id : choice) as string | number)
      const subsets = ids.reduce<(string | number)[][]>((all, id) => [...all, ...all.map((one) => [...one, id])], [[]])
      const legal = subsets.filter((subset) => isLegal(selector, subset)).map((subset) => canonical(subset))
      expect(some(selector).map(canonical).toSorted()).toEqual(legal.toSorted())
    }),
    { numRuns: RUNS },
  )
})

test('K83: a random answer is always legal, where there is any', () => {
  fc.assert(
    fc.property(selectors, fc.string(), (selector, seed) => {
      fc.pre(some(selector, 1).length > 0)
      const chance = Random.fromSeed(seed)
      for (let i = 0; i < 10; i++) expect(isLegal(selector, randomSelection(selector, chance))).toBe(true)
    }),
    { numRuns: RUNS },
  )
})

test('K83: every legal answer of a small question is drawn at some time', () => {
  const selector: SelectSelector = {
    actor: 'ana',
    title: 'Choose',
    min: 0,
    max: 2,
    choices: ['a', 'b', { title: 'none', exclusive: true }, { title: 'g', choices: ['x', 'y'], min: 0, max: 2 }],
    anytime: [{ type: 'cook', description: 'Cook' }],
  }
  const chance = Random.fromSeed('all of them')
  const drawn = new Set(Array.from({ length: 3000 }, () => canonical(randomSelection(selector, chance))))
  expect(drawn).toEqual(new Set(some(selector).map(canonical)))
})

/** A selection as text, whatever the order in which it was chosen. */
function canonical(selection: unknown): string {
  if (!Array.isArray(selection)) return JSON.stringify(selection)
  return selection
    .map((item: unknown) =>
      typeof item === 'object' && item !== null && 'selection' in item && 'title' in item
        ? `${String(item.title)}(${canonical(item.selection)})`
        : JSON.stringify(item),
    )
    .toSorted()
    .join()
}

describe('what counts cannot say', () => {
  const rare: SelectSelector = {
    actor: 'ana',
    title: 'Choose',
    choices: Array.from({ length: 14 }, (_, i) => i),
    min: 0,
    max: 14,
    check: (chosen) => (chosen.length === 7 && chosen.every((id) => (id as number) % 2 === 0) ? null : 'All even ones'),
  }

  test('K83: is found although few selections pass', () => {
    expect([...legalSelections(rare)]).toEqual([[0, 2, 4, 6, 8, 10, 12]])
    expect(isLegal(rare, randomSelection(rare, Random.fromSeed('x')))).toBe(true)
  })

  test('K13: examples spare the search', () => {
    let checked = 0
    const quick: SelectSelector = {
      ...rare,
      check: (chosen) => {
        checked++
        return rare.check?.(chosen) ?? null
      },
      examples: () => [[0, 2, 4, 6, 8, 10, 12]],
    }
    expect(randomSelection(quick, Random.fromSeed('x'))).toEqual([0, 2, 4, 6, 8, 10, 12])
    expect(checked).toBeLessThan(5)
  })
})

describe('structured answers', () => {
  const action = (examples: readonly number[]): Selector => ({
    type: 'action',
    actor: 'ana',
    title: 'Pay',
    accept: (answer) => ({ value: answer }),
    examples: () => examples,
  })

  test('K83: come from their examples', () => {
    expect(some(action([1, 2, 3]))).toEqual([[1], [2], [3]])
    const chance = Random.fromSeed('x')
    const drawn = Array.from({ length: 100 }, () => randomSelection(action([1, 2, 3]), chance))
    expect(new Set(drawn.map(String))).toEqual(new Set(['1', '2', '3']))
  })

  test('K83: one without examples cannot be answered at random, and says so', () => {
    expect(() => randomSelection(action([]), Random.fromSeed('x'))).toThrow('"Pay" has no legal answer')
  })
})
