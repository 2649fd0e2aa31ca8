import { describe, expect, test } from 'vitest'
import type { StagedPokemon } from '../../scenario/stage.ts'
import { seen } from '../testing/advised.ts'
import { availableAttacks, knockOutAttacks, maximumDamageAttacks } from './attack-lists.ts'

const names = (entries: readonly { readonly attack: { readonly name: string } }[]) =>
  entries.map(({ attack }) => attack.name)

describe('Section 4.2 A: available attacks', () => {
  test('for each Pokémon the highest damage it has the energy for: Active first, then by damage', () => {
    const table = seen(
      {
        active: { pokemon: 'Hitmonchan', energy: 'F' },
        bench: [{ pokemon: 'Rattata', energy: 'G' }, 'Machop', { pokemon: 'Hitmonchan', energy: 'FFF' }],
      },
      { active: 'Chansey' },
    )
    expect(names(availableAttacks(table))).toEqual(['Jab', 'Special Punch', 'Bite'])
  })

  test('of equal damage the one without effects on our own side', () => {
    // Both do 30: Fire Punch for nothing more, Ember for an energy.
    const table = seen(
      {
        active: 'Rattata',
        bench: [
          { pokemon: 'Charmander', energy: 'RR' },
          { pokemon: 'Magmar', energy: 'RR' },
        ],
      },
      { active: 'Chansey' },
    )
    expect(names(availableAttacks(table))).toEqual(['Fire Punch', 'Ember'])
  })

  test('who is asleep or paralyzed has no attack', () => {
    for (const condition of ['asleep', 'paralyzed'] as const)
      expect(
        availableAttacks(seen({ active: { pokemon: 'Rattata', energy: 'G', condition } }, { active: 'Chansey' })),
      ).toEqual([])
  })
})

describe('Section 4.2 A: what an attack asks for beside energy', () => {
  test('Spacing Out needs damage', () => {
    const slowpoke = (damage: number) =>
      names(availableAttacks(seen({ active: { pokemon: 'Slowpoke', energy: 'G', damage } }, { active: 'Chansey' })))
    expect(slowpoke(0)).toEqual([])
    expect(slowpoke(10)).toEqual(['Spacing Out'])
  })

  test('what only the rules can tell is taken from them: Leek Slap is over once it was used', () => {
    const table = seen({ active: { pokemon: "Farfetch'd", energy: 'G' } }, { active: 'Chansey' })
    expect(names(availableAttacks(table))).toEqual(['Leek Slap'])
    const { active } = table.me
    if (active === null) throw new Error('nobody is Active')
    const used = { ...active, attacks: active.attacks.map((attack) => ({ ...attack, available: false })) }
    expect(availableAttacks({ ...table, me: { ...table.me, active: used } })).toEqual([])
  })
})

describe('Section 4.2 B: knock-out attacks', () => {
  const list = (active: string, damage: number) =>
    names(
      knockOutAttacks(
        seen({ active: { pokemon: 'Hitmonchan', energy: 'FFF' } }, { active: { pokemon: active, damage } }),
      ),
    )

  test('sure damage at the HP that are left, not 10 below', () => {
    expect(list('Onix', 40)).toEqual([])
    expect(list('Onix', 50)).toEqual(['Special Punch'])
    expect(list('Machop', 0)).toEqual([])
    expect(list('Machop', 10)).toEqual(['Special Punch'])
    expect(list('Machop', 30)).toEqual(['Special Punch', 'Jab'])
  })

  test('a coin that may fail knocks nobody out', () => {
    const table = seen({ active: { pokemon: 'Nidoran♂', energy: 'G' } }, { active: 'Rattata' })
    expect(knockOutAttacks(table)).toEqual([])
  })

  test('Active before Bench', () => {
    const table = seen(
      { active: { pokemon: 'Rattata', energy: 'G' }, bench: [{ pokemon: 'Hitmonchan', energy: 'FFF' }] },
      { active: { pokemon: 'Machop', damage: 30 } },
    )
    expect(names(knockOutAttacks(table))).toEqual(['Bite', 'Special Punch', 'Jab'])
  })

  test('none on our own side preferred, then effects on the opponent', () => {
    // Confuse Ray may confuse; of the other two, Fire Punch costs nothing and Flamethrower an energy.
    const table = seen(
      {
        active: 'Rattata',
        bench: [
          { pokemon: 'Magmar', energy: 'RRR' },
          { pokemon: 'Alakazam', energy: 'PPP' },
        ],
      },
      { active: { pokemon: 'Onix', damage: 60 } },
    )
    expect(names(knockOutAttacks(table))).toEqual(['Confuse Ray', 'Fire Punch', 'Flamethrower'])
  })

  test('a Benched Pokémon of the opponent counts too, after the Active', () => {
    const table = seen(
      { active: { pokemon: 'Hitmonlee', energy: 'FFF' } },
      { active: 'Chansey', bench: [{ pokemon: 'Rattata', damage: 10 }] },
    )
    expect(knockOutAttacks(table).map(({ attack, target }) => [attack.name, target.id])).toEqual([
      ['Stretch Kick', 'base1-61'],
    ])
  })
})

describe('Section 4.2 B: what stands between an attack and the Bench', () => {
  const kicked = (benched: StagedPokemon, condition?: 'confused') =>
    knockOutAttacks(
      seen(
        { active: { pokemon: 'Hitmonlee', energy: 'FF', ...(condition && { condition }) } },
        { active: 'Chansey', bench: [benched] },
      ),
    ).length

  test('Stretch Kick does 20 there, without Weakness', () => {
    expect(kicked({ pokemon: 'Rattata', damage: 10 })).toBe(1)
    expect(kicked('Rattata')).toBe(0)
  })

  test('nothing is sure of a confused attacker', () =>
    expect(kicked({ pokemon: 'Rattata', damage: 10 }, 'confused')).toBe(0))

  test('Kabuto Armor halves it, Transparency may keep it away', () => {
    expect(kicked({ pokemon: 'Kabuto', damage: 10 })).toBe(0)
    expect(kicked({ pokemon: 'Kabuto', damage: 20 })).toBe(1)
    expect(kicked({ pokemon: 'Haunter (Fossil)', damage: 40 })).toBe(0)
  })
})

test('Section 4.2 B: a Ditto that would be like whoever comes up has the HP of that one', () => {
  // With 30 damage it has 20 HP left as a Spearow, but 40 as a Scyther or a Hitmonchan, and none as a Diglett.
  const ditto = { active: { pokemon: 'Ditto', damage: 30 } }
  const comers = (pokemon: string, energy: string) =>
    knockOutAttacks(seen({ active: 'Spearow', bench: [{ pokemon, energy }] }, ditto)).length
  expect(comers('Scyther', 'GGG')).toBe(0)
  expect(comers('Hitmonchan', 'F')).toBe(0)
  expect(comers('Diglett', 'F')).toBe(1)
})

test('Section 4.2 B: a Ditto that may fall asleep, be confused or paralyzed becomes itself again, with 50 HP', () => {
  const knockOuts = (pokemon: string, energy: string) =>
    names(knockOutAttacks(seen({ active: { pokemon, energy } }, { active: { pokemon: 'Ditto', damage: 30 } })))
  expect(knockOuts('Pikachu', 'L')).toEqual(['Gnaw'])
  expect(knockOuts('Caterpie', 'G')).toEqual([])
})

test('Section 4.2 B: maximum damage attacks, Active first, the most damage first, side effects as before', () => {
  const table = seen(
    {
      active: { pokemon: 'Hitmonchan', energy: 'FFF' },
      bench: [
        { pokemon: 'Magmar', energy: 'RR' },
        { pokemon: 'Charmander', energy: 'RR' },
      ],
    },
    { active: 'Chansey' },
  )
  expect(names(maximumDamageAttacks(table))).toEqual(['Special Punch', 'Jab', 'Fire Punch', 'Ember', 'Scratch'])
})
