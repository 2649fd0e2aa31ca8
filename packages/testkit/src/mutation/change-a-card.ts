import type { MutantOrder } from './describe-mutations.ts'
import { applyMutant } from './mutants.ts'

/** Loaded before the tests of a mutation run: changes the card that the variable MUTANT names, if any. */
const order = process.env['MUTANT'] ?? ''
const cards = process.env['MUTATION_CARDS'] ?? ''

if (order !== '') {
  const { declarationOf } = (await import(cards)) as { declarationOf: (card: string) => object }
  const { card, mutant } = JSON.parse(order) as MutantOrder
  applyMutant(declarationOf(card), mutant)
}
