import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const feeding = { at: 'feeding', round: 4 } as const
const fed = { food: 4 }

describe('without enough food', () => {
  test('G38: goods are converted one by one until there is enough', () => {
    const { ana, scene } = given(farms, { ana: { food: 2, grain: 2, vegetable: 2 }, bo: fed }, feeding)
    ana.isAsked('Convert goods to food')
    expect(scene.promptsOf(0)[0]?.help).toBe('Your family needs 4 food; each that is missing is a begging marker.')
    ana.chooses('Eat: grain → 1 food')
    ana.chooses('Eat: vegetables → 1 food')
    ana.changedOnly({ food: 0, grain: 1, vegetable: 1 })
    ana.isOn()
  })

  test('G38: cooking, cards and crafts are among what can be chosen, and what is left over is kept', () => {
    const cook = { majors: ['fireplace-2', 'joinery'], played: ['Oriental Fireplace'], sheep: 1, vegetable: 1, wood: 1 }
    const { ana } = given(farms, { ana: { ...cook, food: 1 }, bo: fed }, feeding)
    ana.isOffered(
      'Eat: vegetables → 1 food',
      'Fireplace: sheep → 2 food',
      'Fireplace: vegetables → 2 food',
      'Oriental Fireplace: sheep → 3 food',
      'Joinery: wood → 2 food',
      'Done converting',
    )
    ana.isNotOffered('Eat: grain → 1 food', 'Fireplace: boar → 2 food', 'Pottery: clay → 2 food')
    ana.chooses('Oriental Fireplace: vegetables → 4 food')
    ana.feeds()
    ana.changedOnly({ food: 1, vegetable: 0 })
    ana.isOn()
  })

  test('G37, G38: with enough at last, what can still be converted is asked for once more', () => {
    const cook = { food: 2, majors: ['fireplace-2'], sheep: 1, vegetable: 1 }
    const { ana } = given(farms, { ana: cook, bo: fed }, feeding)
    ana.chooses('Fireplace: sheep → 2 food')
    ana.isAsked('Feed family')
    ana.converts('Fireplace: vegetables → 2 food')
    ana.feeds()
    ana.changedOnly({ food: 2, sheep: 0, vegetable: 0 })
    ana.isOn()
  })

  test('G37, G38: whoever spends food on something else before feeding may convert again', () => {
    const { ana } = given(farms, { ana: { food: 4, played: [{ card: 'Grocer', n: 1 }] }, bo: { food: 4 } }, feeding)
    ana.isAsked('Feed family')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.isAsked('Convert goods to food')
    ana.chooses('Eat: grain → 1 food')
    ana.feeds()
    ana.changedOnly({ food: 0 })
    ana.isOn()
  })

  test('G38, G40: or begs, if nothing is left', () => {
    const { ana } = given(farms, { ana: { food: 4, played: [{ card: 'Grocer', n: 6 }] }, bo: { food: 4 } }, feeding)
    ana.converts('Grocer: 1 food → 1 reed')
    ana.isAsked('Convert goods to food')
    ana.chooses('Done converting')
    ana.changedOnly({ food: 0, reed: 1, begging: 1 })
    ana.isOn()
  })

  test('G38, G40: whoever stops converting begs for what is missing', () => {
    const { ana } = given(farms, { ana: { food: 1, grain: 3 }, bo: fed }, feeding)
    ana.chooses('Eat: grain → 1 food')
    ana.chooses('Done converting')
    ana.changedOnly({ food: 0, grain: 2, begging: 2 })
    ana.isOn()
  })

  test('G40: whoever runs out of goods begs without another question', () => {
    const { ana } = given(farms, { ana: { food: 1, grain: 1 }, bo: fed }, feeding)
    ana.chooses('Eat: grain → 1 food')
    ana.changedOnly({ food: 0, grain: 0, begging: 2 })
    ana.isOn()
  })
})
