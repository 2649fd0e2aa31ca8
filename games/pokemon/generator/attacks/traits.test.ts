import { expect, test } from 'vitest'
import { CARDS } from '../../cards/catalogue.ts'
import { traitsOf } from './traits.ts'

const attacks = CARDS.flatMap((card) => (card.supertype === 'Pokemon' ? card.attacks : []))

function sides(name: string): readonly boolean[] {
  const attack = attacks.find((each) => each.name === name)
  if (attack === undefined) throw new Error(`nobody has ${name}`)
  const { hurtsFoe, hurtsSelf } = traitsOf(attack)
  return [hurtsFoe, hurtsSelf]
}

test.each([
  ['Gnaw', [false, false]],
  ['Thunder Wave', [true, false]],
  ['Flamethrower', [false, true]],
  ['Thunder Jolt', [false, true]],
  ['Selfdestruct', [true, true]],
  ['Wildfire', [true, true]],
  ['Sand-attack', [true, false]],
  ['Withdraw', [false, false]],
  ['Call for Family', [false, false]],
] as const)('Section 4.2 A: %s has effects on the opponent and on its own side: %j', (name, expected) =>
  expect(sides(name)).toEqual(expected),
)
