import { describe, expect, test } from 'vitest'
import type { StagedPokemon } from '../../scenario/stage.ts'
import { knockOutAttacks } from '../attacks/attack-lists.ts'
import { entriesOf } from '../attacks/attack-entry.ts'
import { seen, turnOf } from '../testing/advised.ts'

/** What Metronome of Clefable is thought to do: surely, on average, and how many attacks surely knock out. */
function metronome(active: StagedPokemon) {
  const table = seen({ active: { pokemon: 'Clefable', energy: 'G' } }, { active })
  if (table.me.active === null) throw new Error('nobody is Active')
  const [{ sure, damage } = { sure: -1, damage: -1 }] = entriesOf(table, table.me.active)
  return [sure, damage, knockOutAttacks(table).length]
}

describe('Section 3.1 and Section 4.2 B for Metronome: it does what the copied attack does', () => {
  test('a coin that may fail is no sure damage and knocks nobody out', () =>
    expect(metronome({ pokemon: 'Moltres', damage: 60 })).toEqual([0, 40, 0]))

  test('what heads add is not sure', () => expect(metronome('Electabuzz')).toEqual([30, 35, 0]))

  test('sure damage at the HP that are left, not 10 below', () => {
    expect(metronome({ pokemon: 'Hitmonchan', damage: 30 })).toEqual([40, 40, 1])
    expect(metronome({ pokemon: 'Hitmonchan', damage: 20 })).toEqual([40, 40, 0])
  })

  test('from the Bench it is usable as soon as the energy is there, and is brought up for a knock-out', () => {
    // Spearow retreats for nothing.
    const fairy = (energy: string) => ({ active: 'Spearow', bench: [{ pokemon: 'Clefable', energy }] })
    const chansey = { active: { pokemon: 'Chansey', damage: 50 } }
    expect(turnOf({ ...fairy('G') }, chansey)).toEqual(['RETREAT Clefable', 'ATTACK Metronome', 'SELECT Double-edge'])
    expect(turnOf({ ...fairy(''), hand: ['Grass Energy'] }, chansey).slice(0, 3)).toEqual([
      'ATTACH_ENERGY Grass Energy to Clefable',
      'RETREAT Clefable',
      'ATTACK Metronome',
    ])
  })

  test('nothing can be copied of another Metronome', () => expect(metronome('Clefable')[2]).toBe(0))

  test('the attack that is chosen is the one that was thought of: a sure knock-out before more on average', () => {
    const copies = (damage: number) =>
      turnOf({ active: { pokemon: 'Clefable', energy: 'G' } }, { active: { pokemon: 'Dragonair', damage } }).at(1)
    expect(copies(60)).toBe('SELECT Hyper Beam')
    expect(copies(50)).toBe('SELECT Slam')
  })
})
