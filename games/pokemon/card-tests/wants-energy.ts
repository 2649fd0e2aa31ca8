import { given } from '@turnwright/testkit'
import { test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

type Row = readonly [card: string, attack: string, energy: string, reason: string]

/** With this energy, one less or of another type than it costs, the attack is not offered, and says why. */
export function wantsEnergy(rows: readonly Row[]): void {
  for (const [card, attack, energy, reason] of rows)
    test(`${card} ${attack} cannot be used with ${energy === '' ? 'no energy' : energy}`, () => {
      const { ana } = given(duel, ...versus({ pokemon: card, energy }, 'Chansey'))
      ana.isNotOffered(attack)
      ana.isToldWhyNot(attack, reason)
      ana.isOn()
    })
}
