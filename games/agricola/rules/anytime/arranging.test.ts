import { lineText, project } from '@turnwright/kernel/host'
import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'
import type { AgricolaView } from '../view.ts'

const MOVE = 'Move your animals'
const herd = { pastures: [['0,3'], ['0,4']], sheep: 2, boar: 1 }
const swapped = [
  { at: '0,3', animal: 'boar', n: 1 },
  { at: '0,4', animal: 'sheep', n: 2 },
]

/** Which animals everybody sees where. */
function standing(scene: Scene): Readonly<Record<string, string>> {
  const { players } = project(scene.game, 1).view as AgricolaView
  const pens = players[0]?.farm.pens ?? []
  return Object.fromEntries(pens.map(({ at, animals }) => [at, `${animals.sheep} sheep, ${animals.boar} boar`]))
}

describe('moving animals', () => {
  test('G50: all of them with one answer, which everybody sees; then the question is asked again', () => {
    const { ana, scene } = given(farms, { ana: herd, bo: {} })
    expect(standing(scene)).toMatchObject({ '0,3': '2 sheep, 0 boar', '0,4': '0 sheep, 1 boar' })
    ana.converts(MOVE)
    ana.isAsked('Arrange your animals')
    ana.isNotOffered(MOVE)
    ana.answers(swapped)
    expect(standing(scene)).toMatchObject({ '0,3': '0 sheep, 1 boar', '0,4': '2 sheep, 0 boar' })
    ana.changedOnly({})
    ana.isOn()
  })

  test('G50: the arrangement holds while the herd is the same', () => {
    const { ana, bo, scene } = given(farms, { ana: { ...herd, majors: ['fireplace-2'] }, bo: {} })
    ana.converts(MOVE)
    ana.answers(swapped)
    ana.goesTo('forest')
    expect(standing(scene)).toMatchObject({ '0,3': '0 sheep, 1 boar', '0,4': '2 sheep, 0 boar' })
    bo.goesTo('clay-pit')
    ana.converts('Fireplace: boar → 2 food')
    expect(standing(scene)).toMatchObject({ '0,3': '2 sheep, 0 boar', '0,4': '0 sheep, 0 boar' })
    ana.isOn()
  })

  test('G50: beside a structured question, too, and with everything else that can be done', () => {
    const cook = { ...herd, wood: 4, majors: ['fireplace-2'] }
    const { ana, scene } = given(farms, { ana: cook, bo: {} }, { round: 1, roundCards: ['fencing'] })
    ana.goesTo('fencing')
    ana.isAsked('Build fences')
    ana.converts(MOVE)
    expect(scene.promptsOf(0)[0]?.anytime.map(({ description }) => description)).toEqual([
      'Fireplace: sheep → 2 food',
      'Fireplace: boar → 2 food',
    ])
    ana.answers(swapped)
    ana.isAsked('Build fences')
  })

  test('G50: when what should be arranged is cooked meanwhile, the question is over', () => {
    const cook = { pastures: [['0,4']], sheep: 1, majors: ['fireplace-2'] }
    const { ana } = given(farms, { ana: cook, bo: {} })
    ana.converts(MOVE)
    ana.converts('Fireplace: sheep → 2 food')
    ana.changedOnly({ sheep: 0, food: 2 })
    ana.isOn()
  })

  test('G50: some may be let go, which everybody is told', () => {
    const { ana, scene } = given(farms, { ana: herd, bo: {} })
    ana.converts(MOVE)
    ana.answers([
      { at: '0,3', animal: 'boar', n: 1 },
      { at: 'away', animal: 'sheep', n: 2 },
    ])
    ana.changedOnly({ sheep: 0 })
    expect(project(scene.game, 1).log.lines.map(lineText)).toContain('ana lets 2 sheep go')
    ana.isOn()
  })

  test('G50: a question with a single choice still answers itself', () => {
    const narrow = { fields: ['2,4'], stables: ['1,4'], sheep: 1 }
    const { ana, bo } = given(farms, { ana: narrow, bo: {} })
    ana.isOffered(MOVE)
    ana.goesTo('farmland')
    ana.changedOnly({ fields: ['2,3', '2,4'] })
    bo.isOn()
  })

  test('G50: and no family is asked anything for its sake', () => {
    const fed = { ...herd, food: 4 }
    const { ana, bo } = given(farms, { ana: fed, bo: { food: 4 } }, { at: 'feeding', round: 4 })
    ana.has({ food: 0, begging: 0, sheep: 3 })
    bo.has({ food: 0 })
    ana.isOn()
  })

  test('G64: a pet that is alone may be let go', () => {
    const { ana, scene } = given(farms, { ana: { sheep: 1 }, bo: {} })
    ana.converts(MOVE)
    ana.answers([{ at: 'away', animal: 'sheep', n: 1 }])
    ana.changedOnly({ sheep: 0 })
    expect(project(scene.game, 1).log.lines.map(lineText)).toContain('ana lets 1 sheep go')
    ana.isNotOffered(MOVE)
    ana.isOn()
  })

  test('G50: not without an animal, and not while one has no place', () => {
    const pet = { majors: ['fireplace-2'] }
    const { ana } = given(
      farms,
      { ana: pet, bo: {} },
      { stock: { 'sheep-market': 2 }, round: 1, roundCards: ['sheep-market'] },
    )
    ana.isNotOffered(MOVE)
    ana.goesTo('sheep-market')
    ana.isAsked('Make room for your animals')
    ana.isNotOffered(MOVE)
  })

  test.each([
    ['one that is missing', [{ at: '0,3', animal: 'sheep', n: 2 }], 'There are 1 boar, not 0.'],
    ['a place that is none', [{ at: '2,2', animal: 'sheep', n: 2 }], 'Animals cannot stand at row 3, column 3.'],
    [
      'two kinds in a pasture',
      [...swapped, { at: '0,3', animal: 'sheep', n: 1 }],
      'The pasture at row 1, column 4 holds one kind',
    ],
    ['no list', { sheep: 2 }, 'An arrangement is a list of places with animals.'],
  ])('G50: %s is refused with the reason', (_what, answer, reason) => {
    const { ana, scene } = given(farms, { ana: herd, bo: {} })
    ana.converts(MOVE)
    ana.isAsked('Arrange your animals')
    expect(() => scene.answer(0, 'Arrange your animals', [answer])).toThrow(reason)
  })
})
