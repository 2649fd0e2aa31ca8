import type { Plain } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { proofsIn } from '../proofs/proofs-in.ts'
import { isSoaking } from '../soakable.ts'
import { Judge } from './judge.ts'
import { type Mutant, mutantsOf, mutantText } from './mutants.ts'

/** A card whose behaviour is declared, and the tests that should notice any change of it. */
export interface MutableCard {
  readonly id: string
  /** The title of the `describe` that proves it. */
  readonly name: string
  readonly declaration: Plain
}

export interface MutationRun {
  readonly cards: readonly MutableCard[]
  /** The folder with the tests of the cards. */
  readonly proofs: URL
  /** A module whose `declarationOf(id)` gives the object that the game reads, to be changed. */
  readonly declarations: URL
  readonly words: readonly (readonly string[])[]
  /** The share that must be caught. */
  readonly share: number
}

/** What stands in the variable MUTANT. */
export interface MutantOrder {
  readonly card: string
  readonly mutant: Mutant
}

/** The tests of a card, by their files and the beginning of their titles, to be run with a change of it or as it is. */
export interface Trial {
  readonly files: readonly string[]
  readonly pattern: string
  readonly order: MutantOrder | null
}

const AT_ONCE = 2
/** A thousand changes take about five minutes on two free cores; a busy machine gets the time it needs. */
const PATIENCE = { timeout: 4 * 60 * 60_000 }

/**
 * Changes every number and condition of every card, one at a time, and runs that card's own tests against it. That is
 * long and happens only in soak; that every card has tests to be run is looked at always.
 */
export function describeMutations(title: string, run: MutationRun): void {
  const proofs = proofsIn(run.proofs)
  const trialOf = ({ id, name }: MutableCard, mutant: Mutant | null): Trial => ({
    files: proofs.get(name)?.files ?? [],
    pattern: `^${name.replaceAll(/[^\w -]/g, '.')} `,
    order: mutant === null ? null : { card: id, mutant },
  })
  describe(`${title}`, () => {
    test('every card has tests to be run', () =>
      expect(run.cards.filter(({ name }) => !proofs.has(name)).map(({ name }) => name)).toEqual([]))
    if (!isSoaking()) return

    test('the tests of every card pass as long as nothing is changed', PATIENCE, async () => {
      const failing = await eachOf(run, run.cards, async (judge, card) =>
        (await judge.passes(trialOf(card, null))) ? null : card.name,
      )
      expect(failing).toEqual([])
    })

    test(`at least ${run.share * 100} % of all single changes are noticed`, PATIENCE, async () => {
      const changes = run.cards.flatMap((card) =>
        mutantsOf(card.declaration, run.words).map((mutant) => ({ card, mutant })),
      )
      const survivors = await eachOf(run, changes, async (judge, { card, mutant }) =>
        (await judge.passes(trialOf(card, mutant))) ? `${card.name}: ${mutantText(mutant)}` : null,
      )
      const caught = changes.length - survivors.length
      console.log(`${title}: ${caught} of ${changes.length} changes noticed\n${survivors.join('\n')}`)
      expect(caught / changes.length).toBeGreaterThanOrEqual(run.share)
    })
  })
}

/** What comes of each, as many at once as there are cores; nulls left out. */
async function eachOf<T, R>(
  { declarations }: MutationRun,
  items: readonly T[],
  work: (judge: Judge, item: T) => Promise<R | null>,
): Promise<R[]> {
  const found: R[] = []
  const queue = items.values()
  const worker = async (): Promise<void> => {
    const judge = new Judge(declarations)
    for (const item of queue) {
      const result = await work(judge, item)
      if (result !== null) found.push(result)
    }
    judge.dismiss()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return found
}
