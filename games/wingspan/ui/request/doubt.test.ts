import { project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { WingspanView } from '../../rules/view.ts'
import { mats } from '../../scenario/mats.ts'
import { doubtOf } from './doubt.ts'

/** What is asked before each row is used that would bring nothing. */
function doubts(ana: object): Readonly<Record<string, string>> {
  const { ana: player, scene } = given(mats, { ana: ana as never, bo: {} })
  player.isOn()
  const { prompts, view } = project(scene.game, 0)
  const choices = prompts.flatMap((prompt) => prompt.choices)
  return Object.fromEntries(
    choices.flatMap((choice) => {
      const doubt = doubtOf(choice, view as WingspanView, 0)
      return doubt === null ? [] : [[String(choice.id), doubt]]
    }),
  )
}

test('W8: laying eggs without a nest is asked about, and no other row is', () => {
  expect(doubts({})).toEqual({ grassland: 'You have no nest yet: this turn would bring no egg and nothing else.' })
})

test('W8: laying eggs where every nest is full is asked about', () => {
  const full = { forest: [{ bird: 'Prothonotary Warbler', eggs: 4 }] }
  expect(doubts(full)).toEqual({ grassland: 'Every nest is full: this turn would bring no egg and nothing else.' })
})

test('W8: with room in a nest, or a brown power in the grassland, nothing is asked', () => {
  expect(doubts({ forest: [{ bird: 'Prothonotary Warbler', eggs: 3 }] })).toEqual({})
  expect(doubts({ grassland: [{ bird: 'Wild Turkey', eggs: 5 }, 'Mourning Dove'] })).toEqual({})
})
