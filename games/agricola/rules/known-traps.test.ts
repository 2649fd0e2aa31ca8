import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { dealtCards } from '../cards/catalogue.ts'
import { SPACE_TRAITS, type SpaceName } from '../cards/space-names.ts'
import { farms } from '../scenario/farms.ts'

/** Cards that name single spaces on purpose: their text lists them. */
const NAMED_ON_PURPOSE = ['brook', 'geologist', 'firewood-collector', 'moldboard-plow', 'milk-jug', 'animal-dealer']

describe('what earlier designs fell into', () => {
  test('a card that speaks of a kind of space names the trait, so that no variant is missed', () => {
    const names = dealtCards(false)
      .filter(({ id }) => !NAMED_ON_PURPOSE.includes(id))
      .flatMap(({ id, effects }) =>
        effects.flatMap((effect) => (effect.on === 'useSpace' ? effect.at.map((space) => ({ id, space })) : [])),
      )
    const variants: readonly SpaceName[] = Object.values(SPACE_TRAITS).flat()
    expect(names.filter(({ space }) => variants.includes(space))).toEqual([])
  })

  test('G34: what a card remembers belongs to one game', () => {
    for (let game = 0; game < 2; game++) {
      const { ana } = given(farms, { ana: { played: ['Grocer'], food: 2 }, bo: {} })
      ana.converts('Grocer: 1 food → 1 wood')
      ana.isOffered('Grocer: 1 food → 1 grain')
      ana.changedOnly({ food: 1, wood: 1 })
      ana.isOn()
    }
  })

  test('G23, G56: rebuilding fences neither loses nor doubles animals', () => {
    const player = { wood: 2, pastures: [['0,3', '0,4', '1,3', '1,4']], sheep: 4, boar: 1 }
    const { ana, bo } = given(farms, { ana: player, bo: {} }, { round: 3 })
    ana.goesTo('fencing')
    ana.fences('1,3:top', '1,4:top')
    ana.changedOnly({
      wood: 0,
      fences: 10,
      pastures: [
        ['0,3', '0,4'],
        ['1,3', '1,4'],
      ],
    })
    bo.isOn()
  })

  test('G19: a card does not act on the space it was played on, though it listens to it', () => {
    const table = { round: 1, roundCards: ['major-improvement'], taken: { fishing: 0 } } as const
    const { ana, bo } = given(farms, { ana: { hand: ['Brook'] }, bo: {} }, table)
    ana.goesTo('major-improvement')
    ana.plays('Brook')
    ana.changedOnly({ hand: [], minors: ['Brook'] })
    bo.isOn()
  })

  test('G19: nor on the renovation that it came with', () => {
    const renovator = { clay: 2, reed: 1, wood: 1, hand: ['Mining Hammer'] }
    const { ana, bo } = given(farms, { ana: renovator, bo: {} }, { round: 5, roundCards: ['house-redevelopment'] })
    ana.goesTo('house-redevelopment')
    ana.plays('Mining Hammer')
    ana.changedOnly({ house: 'clay', clay: 0, reed: 0, wood: 0, food: 1, hand: [], minors: ['Mining Hammer'] })
    bo.isOn()
  })

  test('G50: nobody moves animals for ever: once they were moved, something else comes first', () => {
    const player = { pastures: [['0,3'], ['0,4']], sheep: 1, majors: ['fireplace-2'] }
    const { ana, bo } = given(farms, { ana: player, bo: {} })
    ana.does('arrange-animals')
    ana.answers([{ at: '0,4', animal: 'sheep', n: 1 }])
    ana.isNotOffered('arrange-animals')
    ana.isOffered('cook', 'forest')
    ana.goesTo('forest')
    bo.isOn()
  })

  test('G18: two Fireplaces look the same and are still two choices', () => {
    const { ana, bo } = given(farms, { ana: { clay: 3 }, bo: {} }, { round: 4 })
    ana.goesTo('major-improvement')
    ana.isOffered('fireplace-2', 'fireplace-3')
    ana.plays('fireplace-3')
    ana.changedOnly({ clay: 0, majors: ['fireplace-3'] })
    bo.isOn()
  })
})
