import { expect, test } from 'vitest'
import { AttackEnergyValidatorService, unitsOn } from './attack-energy-validator-service.ts'
import { seen } from '../testing/advised.ts'

const { canPerform, missing } = AttackEnergyValidatorService

test.each([
  [['Water', 'Colorless'], ['Water', 'Fire'], 0],
  [['Water', 'Colorless'], ['Water'], 1],
  [['Water', 'Colorless'], ['Fire', 'Fire'], 1],
  [['Water', 'Water'], ['Colorless', 'Colorless'], 2],
  [['Colorless', 'Colorless', 'Colorless'], ['Colorless', 'Colorless'], 1],
  [['Water', 'Fire'], ['any', 'any'], 0],
  [['Water', 'Fire'], ['any'], 1],
  [['Water', 'Colorless'], ['Water', 'any'], 0],
  [[], [], 0],
] as const)('an attack for %j with %j lacks %i', (cost, units, lacks) => {
  expect(missing(cost, units)).toBe(lacks)
  expect(canPerform(cost, units)).toBe(lacks === 0)
})

test('Double Colorless Energy is one card and two units', () => {
  const { me } = seen({ active: { pokemon: 'Rattata', energy: 'DL' } }, { active: 'Rattata' })
  expect(me.active?.energy).toHaveLength(2)
  expect(me.active === null ? [] : unitsOn(me.active)).toEqual(['Colorless', 'Colorless', 'Lightning'])
})
