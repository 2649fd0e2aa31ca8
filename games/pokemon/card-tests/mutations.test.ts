import type { Plain } from '@turnwright/kernel'
import { describeMutations } from '@turnwright/testkit'
import { STATUSES } from '../cards/attack.ts'
import { ENERGY_TYPES } from '../cards/energy-type.ts'
import { DISTINCT_CARDS, fullNameOf } from '../cards/full-name.ts'
import { deedsOf } from './declared-deeds.ts'

/** What is true of every card of its kind: the rules know it without being told. */
const ALWAYS: ReadonlySet<string> = new Set([
  'cost',
  'otherThanSelf',
  'rearrange',
  'sameEvolutionLine',
  'applyWR',
  'typeChosen',
  'includesOwnAttacks',
  'otherEffectsStillApply',
  'onlyIfDamageAfterWRPositive',
])

/** Where a printed number only repeats what the words say, changing it changes nothing: it is left out. */
function changeable(value: unknown): Plain {
  if (Array.isArray(value)) return value.map(changeable)
  if (typeof value !== 'object' || value === null) return value as Plain
  const { mode } = value as { readonly mode?: string }
  const kept = Object.entries(value).map(([key, item]): [string, Plain] => {
    if (typeof item === 'boolean' && ALWAYS.has(key)) return [key, null]
    if (key === 'damage' && (mode === 'times' || mode === 'none' || mode === 'variable')) return [key, null]
    return [key, changeable(item)]
  })
  return Object.fromEntries(kept)
}

const cards = DISTINCT_CARDS.filter((card) => deedsOf(card) !== null).map((card) => ({
  id: card.id,
  name: fullNameOf(card),
  declaration: changeable(deedsOf(card)),
}))

describeMutations('Changing a card is noticed by its own tests', {
  cards,
  proofs: new URL('./', import.meta.url),
  declarations: new URL('./declared-deeds.ts', import.meta.url),
  words: [ENERGY_TYPES, STATUSES],
  share: 0.98,
})
