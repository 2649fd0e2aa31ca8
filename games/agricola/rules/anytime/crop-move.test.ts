import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const SPADE = { played: ['Clearing Spade'] }
const MOVE = {
  type: 'crop-move',
  cardName: 'Clearing Spade',
  about: { kind: 'move-crop', with: 'clearing-spade' },
  description: 'Clearing Spade: Move 1 crop to empty field',
}

/** As a client sends it: whatever is asked, an action beside it. */
function respondAnytimeAction({ game }: Scene, anytimeAction: typeof MOVE): void {
  const [selector] = game.waiting?.selectors ?? []
  if (selector === undefined) throw new Error('nobody is asked anything')
  game.respondToInputRequest({
    actor: selector.actor,
    title: selector.title,
    selection: { action: 'anytime-action', anytimeAction },
  })
}

describe('moving a crop', () => {
  test('G32: is answered with the action itself, then with its source and its target', () => {
    const { ana, scene } = given(farms, { ana: { ...SPADE, fields: ['2,0 grain 3', '2,1'] }, bo: {} })
    respondAnytimeAction(scene, MOVE)
    ana.isAsked('Move a crop from')
    ana.chooses('2,0 (grain x3)')
    ana.isAsked('Move it to')
    ana.chooses('2,1')
    ana.changedOnly({ fields: ['2,0 grain 2', '2,1 grain 1'] })
    ana.isOn()
  })

  test('G32: is refused where it is not offered', () => {
    const { ana, scene } = given(farms, { ana: { ...SPADE, fields: ['2,0 grain 1', '2,1'] }, bo: {} })
    expect(() => respondAnytimeAction(scene, MOVE)).toThrow("isn't offered")
    ana.isOn()
  })

  test('G32: takes from fields with two crops or more, and goes to empty ones', () => {
    const fields = ['2,0 grain 1', '2,1 vegetable 2', '2,2 grain 2', '2,3', '2,4']
    const { ana } = given(farms, { ana: { ...SPADE, fields }, bo: {} })
    ana.does('crop-move')
    ana.isOffered('2,1 (vegetable x2)', '2,2 (grain x2)')
    ana.isNotOffered('2,0 (grain x1)', '2,3')
    ana.chooses('2,1 (vegetable x2)')
    ana.isOffered('2,3', '2,4')
    ana.isNotOffered('2,0', '2,2')
    ana.chooses('2,4')
    ana.changedOnly({
      fields: ['2,0 grain 1', '2,1 vegetable 1', '2,2 grain 2', '2,3', '2,4 vegetable 1'],
    })
    ana.isOn()
  })

  test('G32: is not offered without a second crop, or without an empty field', () => {
    const one = { ...SPADE, fields: ['2,0 grain 1', '2,1'] }
    const full = { ...SPADE, fields: ['2,0 grain 3', '2,1 grain 1'] }
    const { ana, bo } = given(farms, { ana: one, bo: full })
    ana.isNotOffered('crop-move')
    ana.goesTo('forest')
    bo.isNotOffered('crop-move')
    bo.isOn()
  })

  test('G32: is not offered without the card', () => {
    const { ana } = given(farms, { ana: { fields: ['2,0 grain 3', '2,1'] }, bo: {} })
    ana.isNotOffered('crop-move')
    ana.isOn()
  })

  test('G32: can be repeated', () => {
    const { ana } = given(farms, { ana: { ...SPADE, fields: ['2,0 grain 3', '2,1', '2,2'] }, bo: {} })
    ana.does('crop-move')
    ana.chooses('2,0 (grain x3)')
    ana.chooses('2,1')
    ana.does('crop-move')
    ana.chooses('2,0 (grain x2)')
    ana.chooses('2,2')
    ana.changedOnly({ fields: ['2,0 grain 1', '2,1 grain 1', '2,2 grain 1'] })
    ana.isNotOffered('crop-move')
    ana.isOn()
  })

  test('G33: keeps everything else open while it asks, and is not offered inside itself', () => {
    const cook = { ...SPADE, majors: ['fireplace-2'], vegetable: 1, fields: ['2,0 grain 3', '2,1'] }
    const { ana, scene } = given(farms, { ana: cook, bo: {} })
    ana.does('crop-move')
    expect(scene.promptsOf(0)[0]?.anytime.map(({ type }) => type)).toEqual(['cook-vegetable'])
    ana.converts('Fireplace: vegetables → 2 food')
    ana.chooses('2,0 (grain x3)')
    ana.chooses('2,1')
    ana.changedOnly({ vegetable: 0, food: 2, fields: ['2,0 grain 2', '2,1 grain 1'] })
    ana.isOn()
  })
})
