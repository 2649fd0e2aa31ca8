import { project } from '@turnwright/kernel/host'
import { given, type Scene } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

/** What a seat is told that it cannot do, by title. */
const refused = (scene: Scene, seat = 0) =>
  Object.fromEntries(
    scene.promptsOf(seat).flatMap(({ unavailable }) => unavailable.map((one) => [one.title, one.reason])),
  )

describe('improvements out of reach', () => {
  test('G51: what a card needs comes first, then its price; what can be played is not listed', () => {
    const hand = ['Threshing Board', 'Drinking Trough', 'Handplow', 'Corn Scoop', 'Tutor']
    const { ana, scene } = given(farms, { ana: { hand, wood: 1 }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isAsked('Play a minor improvement')
    ana.isOffered('Handplow', 'Corn Scoop')
    expect(refused(scene)).toEqual({
      'Threshing Board': 'It needs 2 occupations.',
      'Drinking Trough': 'You cannot pay for it: 1 clay.',
    })
  })

  test('G51: a card that an improvement pays for says so', () => {
    const { ana, scene } = given(farms, { ana: { hand: ['Oriental Fireplace'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isAsked('Play a minor improvement')
    expect(refused(scene)).toEqual({
      'Oriental Fireplace': 'You cannot pay for it: give back a Fireplace or Cooking Hearth.',
    })
  })

  test('G51: major improvements by their price', () => {
    const { ana, scene } = given(farms, { ana: { clay: 2 }, bo: {} }, { round: 1, roundCards: ['major-improvement'] })
    ana.goesTo('major-improvement')
    ana.isAsked('Build an improvement')
    const told = scene.promptsOf(0)[0]?.unavailable ?? []
    expect(told).toHaveLength(9)
    expect(told[0]).toEqual({
      about: { kind: 'major', major: 'fireplace-3' },
      title: 'Fireplace',
      reason: 'You cannot pay 3 clay.',
      ref: { space: 'fireplace-3' },
    })
  })

  test('G51: nobody else is told', () => {
    const { ana, scene } = given(farms, { ana: { hand: ['Corn Scoop'] }, bo: {} }, { box: ['Threshing Board'] })
    ana.goesTo('meeting-place')
    ana.isAsked('Play a minor improvement')
    expect(scene.promptsOf(0)[0]?.unavailable).toMatchObject([
      { title: 'Corn Scoop', reason: 'You cannot pay for it: 1 wood.', ref: { card: expect.any(Number) } },
    ])
    expect(JSON.stringify(project(scene.game, 1))).not.toContain('Corn Scoop')
  })
})
