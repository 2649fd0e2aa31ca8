import { given } from '@turnwright/testkit'
import { test } from 'vitest'
import { duel } from '../scenario/duel.ts'

/** Who is of the family, and who is not, though they lie in the deck too. */
type Row = readonly [card: string, attack: string, energy: string, family: readonly string[], others: readonly string[]]

const FULL_BENCH = ['Machop', 'Staryu', 'Weedle', 'Abra', 'Jynx']

/** It brings one of its family from the deck to the Bench, or none, and wants room there. */
export function callsForFamily(rows: readonly Row[]): void {
  for (const [card, attack, energy, family, others] of rows) {
    const [finds = ''] = family
    const active = { pokemon: card, energy }
    const bo = { active: 'Chansey' }
    test(`${card} ${attack} finds ${finds} and puts it on the Bench`, () => {
      const scene = given(duel, { ana: { active, deck: [...others, ...family] }, bo })
      scene.ana.attacks(attack)
      scene.ana.isOffered(...family)
      scene.ana.isNotOffered(...others)
      scene.ana.chooses(finds)
      scene.ana.has({ bench: [finds], hand: [] })
      scene.bo.isOn()
    })
    test(`${card} ${attack} may find nothing`, () => {
      const scene = given(duel, { ana: { active, deck: [finds] }, bo })
      scene.ana.attacks(attack)
      scene.ana.chooses('Nothing')
      scene.ana.changedOnly({})
      scene.bo.isOn()
    })
    test(`${card} ${attack} cannot be used with a full Bench`, () => {
      const { ana } = given(duel, { ana: { active, bench: FULL_BENCH }, bo })
      ana.isToldWhyNot(attack, 'Your Bench is full.')
      ana.isNotOffered(attack)
      ana.isOn()
    })
  }
}
