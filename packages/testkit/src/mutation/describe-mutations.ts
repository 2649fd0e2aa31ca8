import { availableParallelism } from 'node:os'
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

    test(`at least ${run.share * 100} % of all single changes are noticed, and nothing else is`, PATIENCE, async () => {
      // Each card's tests must pass unchanged too, after others have failed: a judge that condemns all notices nothing.
      const trials = run.cards.flatMap((card) => [
        ...mutantsOf(card.declaration, run.words).map((mutant) => ({ card, mutant })),
        { card, mutant: null },
      ])
      const passed = await passing(run.declarations, trials, ({ card, mutant }) => trialOf(card, mutant))
      const unchanged = passed.filter(({ mutant }) => mutant === null).map(({ card }) => card)
      expect(run.cards.filter((card) => !unchanged.includes(card)).map(({ name }) => name)).toEqual([])

      const survivors = passed.flatMap(({ card, mutant }) =>
        mutant === null ? [] : [`${card.name}: ${mutantText(mutant)}`],
      )
      const changes = trials.length - run.cards.length
      const caught = changes - survivors.length
      console.log(`${title}: ${caught} of ${changes} changes noticed\n${survivors.join('\n')}`)
      expect(caught / changes).toBeGreaterThanOrEqual(run.share)
    })
  })
}

/** Those whose tests pass, tried as many at once as there are cores. */
async function passing<T>(declarations: URL, items: readonly T[], trialOf: (item: T) => Trial): Promise<readonly T[]> {
  const found: T[] = []
  const queue = items.values()
  const worker = async (): Promise<void> => {
    const judge = new Judge(declarations)
    for (const item of queue) if (await judge.passes(trialOf(item))) found.push(item)
    judge.dismiss()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return found
}
