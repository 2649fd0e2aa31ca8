import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'
import type { StagedPlayer } from '../../scenario/stage.ts'

const COOK = { majors: ['fireplace-2'], vegetable: 3 }
const VEGETABLE = 'Fireplace: vegetables → 2 food'
const panel = (scene: Scene) => scene.promptsOf(0)[0]?.anytime.map(({ description }) => description)

interface Cast {
  readonly ana: {
    isAsked(title: string): void
    converts(description: string): void
    has(expected: { food: number; vegetable: number }): void
  }
  readonly scene: Scene
}

/** Ana is asked something, cooks beside it, and is asked the same again. */
function cooksBeside(title: string, { ana, scene }: Cast): void {
  ana.isAsked(title)
  expect(panel(scene)).toEqual([VEGETABLE])
  ana.converts(VEGETABLE)
  ana.has({ food: 2, vegetable: 2 })
  ana.isAsked(title)
}

/** Ana with something to cook, and Bo. */
const cook = (ana: StagedPlayer = {}) => ({ ana: { ...COOK, ...ana }, bo: {} })

describe('beside every question something can be cooked first', () => {
  test('G25: where to place a person', () => {
    cooksBeside('Place a person', given(farms, cook()))
  })

  test('G25: where to plow', () => {
    const scene = given(farms, cook())
    scene.ana.goesTo('farmland')
    cooksBeside('Plow a field', scene)
  })

  test('G25: where to build a room', () => {
    const scene = given(farms, cook({ wood: 5, reed: 2 }))
    scene.ana.goesTo('farm-expansion')
    scene.ana.chooses('build-rooms')
    cooksBeside('Build a room', scene)
  })

  test('G25: what to do next', () => {
    const scene = given(farms, cook({ wood: 5, reed: 2 }))
    scene.ana.goesTo('farm-expansion')
    cooksBeside('What next?', scene)
  })

  test('G25: which occupation to play', () => {
    const scene = given(farms, cook({ hand: ['Tutor', 'Wood Cutter'] }))
    scene.ana.goesTo('lessons')
    cooksBeside('Play an occupation', scene)
  })

  test('G25: which improvement to build', () => {
    const scene = given(farms, cook({ clay: 3 }), { round: 1, roundCards: ['major-improvement'] })
    scene.ana.goesTo('major-improvement')
    cooksBeside('Build an improvement', scene)
  })

  test('G25: where to fence, though that wants a list of edges', () => {
    const scene = given(farms, cook({ wood: 4 }), { round: 1, roundCards: ['fencing'] })
    scene.ana.goesTo('fencing')
    cooksBeside('Build fences', scene)
  })

  test('G25: whether to use a card', () => {
    const scene = given(farms, cook({ played: ['Basket'], wood: 2 }))
    scene.ana.goesTo('forest')
    cooksBeside('Use Basket?', scene)
  })

  test('G25: whom to let go', () => {
    const scene = given(farms, cook({ sheep: 1 }), { round: 1, roundCards: ['sheep-market'] })
    scene.ana.goesTo('sheep-market')
    scene.ana.isAsked('Make room for your animals')
    scene.ana.converts(VEGETABLE)
    scene.ana.isAsked('Make room for your animals')
  })
})

describe('a question is asked anew after something was converted', () => {
  test('G25: with what can be afforded now', () => {
    const poor = { ...COOK, hand: ['Tutor'], played: ['Geologist'] }
    const { ana, bo } = given(farms, { ana: poor, bo: {} })
    ana.isNotOffered('lessons')
    ana.converts(VEGETABLE)
    ana.isOffered('lessons')
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.changedOnly({ vegetable: 2, food: 1, hand: [], occupations: ['Geologist', 'Tutor'] })
    bo.isOn()
  })

  test('G25: and without what can no longer be done', () => {
    const sower = { majors: ['fireplace-2'], vegetable: 1, fields: ['2,0', '2,1'], grain: 0 }
    const { ana } = given(farms, { ana: sower, bo: {} }, { round: 1, roundCards: ['grain-utilization'] })
    ana.isOffered('grain-utilization')
    ana.converts(VEGETABLE)
    ana.isNotOffered('grain-utilization')
    ana.isOn()
  })

  test('G25: as often as there is something', () => {
    const { ana } = given(farms, cook())
    ana.converts(VEGETABLE)
    ana.converts(VEGETABLE)
    ana.converts(VEGETABLE)
    ana.changedOnly({ vegetable: 0, food: 6 })
    ana.isNotOffered(VEGETABLE)
    ana.isOn()
  })
})

describe('a question with a single choice', () => {
  const narrow = { fields: ['2,4'], stables: ['1,4'] }

  test('G26: answers itself', () => {
    const { ana, bo } = given(farms, { ana: narrow, bo: {} })
    ana.goesTo('farmland')
    ana.changedOnly({ fields: ['2,3', '2,4'] })
    bo.isOn()
  })

  test('G26: but is asked while something can be converted', () => {
    const { ana, bo, scene } = given(farms, { ana: { ...narrow, ...COOK }, bo: {} })
    ana.goesTo('farmland')
    ana.isAsked('Plow a field')
    expect(scene.game.waiting?.selectors[0]).toMatchObject({ title: 'Plow a field', noAutoRespond: true })
    ana.converts(VEGETABLE)
    ana.chooses('2,3')
    ana.changedOnly({ fields: ['2,3', '2,4'], food: 2, vegetable: 2 })
    bo.isOn()
  })
})
