import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('animals never wait', () => {
  test('G23: those that fit are housed at once', () => {
    const { ana, bo } = given(
      farms,
      { ana: { pastures: [['0,4']] }, bo: {} },
      { round: 2, stock: { 'sheep-market': 3 } },
    )
    ana.goesTo('sheep-market')
    ana.changedOnly({ sheep: 3 })
    bo.isOn()
  })

  test('G23: of those that do not, as many are let go or cooked as find no place', () => {
    const ana = { pastures: [['0,4']], majors: ['fireplace-2'] }
    const scene = given(farms, { ana, bo: {} }, { round: 2, stock: { 'sheep-market': 5 } })
    scene.ana.goesTo('sheep-market')
    scene.ana.isAsked('Make room for your animals')
    scene.ana.chooses('release-sheep')
    scene.ana.isAsked('Make room for your animals')
    scene.ana.converts('Fireplace: sheep → 2 food')
    scene.ana.changedOnly({ sheep: 3, food: 2 })
    scene.bo.isOn()
  })

  test('G23: a card that cooks does as well', () => {
    const cook = { played: ['Oriental Fireplace'] }
    const { ana, bo } = given(farms, { ana: cook, bo: {} }, { round: 2, stock: { 'sheep-market': 2 } })
    ana.goesTo('sheep-market')
    ana.isAsked('Make room for your animals')
    ana.converts('Oriental Fireplace: sheep → 3 food')
    ana.changedOnly({ sheep: 1, food: 3 })
    bo.isOn()
  })

  test('G23: other animals may go in their place', () => {
    const { ana, bo } = given(farms, { ana: { boar: 1 }, bo: {} }, { round: 2, stock: { 'sheep-market': 1 } })
    ana.goesTo('sheep-market')
    ana.chooses('release-boar')
    ana.changedOnly({ boar: 0, sheep: 1 })
    bo.isOn()
  })

  test('G23: animals from a round space, too', () => {
    const promised = [{ round: 2, what: 'boar', n: 2 } as const]
    const { ana } = given(farms, { ana: { promised }, bo: {} }, { at: 'round-start', round: 2 })
    ana.isAsked('Make room for your animals')
    ana.chooses('release-boar')
    ana.changedOnly({ boar: 1, promised: [] })
    ana.isOn()
  })
})
