import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { majorCalled } from '../cards/catalogue.ts'
import { farms } from '../scenario/farms.ts'
import { getBakingImprovement, getCookingImprovement, hasBakingAbility, hasCookingAbility } from './abilities.ts'
import { newPlayer } from './new-player.ts'

describe('baking is no anytime action', () => {
  test('G24: each improvement bakes up to its limit in a bake action, at its own rate', () => {
    const ana = { grain: 4, majors: ['clay-oven', 'stone-oven'] }
    const scene = given(farms, { ana, bo: {} })
    scene.ana.isNotOffered('Clay Oven: grain → 5 food')
    scene.ana.goesTo('grain-utilization')
    scene.ana.chooses('Clay Oven: grain → 5 food')
    scene.ana.isNotOffered('Clay Oven: grain → 5 food')
    scene.ana.chooses('Stone Oven: grain → 4 food')
    scene.ana.chooses('Stone Oven: grain → 4 food')
    scene.ana.changedOnly({ grain: 1, food: 13 })
    scene.bo.isOn()
  })

  test('G24: a Fireplace bakes any number of grain', () => {
    const { ana, bo } = given(farms, { ana: { grain: 3, majors: ['fireplace-3'] }, bo: {} })
    ana.goesTo('grain-utilization')
    ana.chooses('Fireplace: grain → 2 food')
    ana.isDone()
    ana.changedOnly({ grain: 1, food: 4 })
    bo.isOn()
  })

  test('G24: a bakingConversion on a card is enough to bake with', () => {
    const { ana, bo } = given(farms, { ana: { grain: 1, played: ['Oriental Fireplace'] }, bo: {} })
    ana.goesTo('grain-utilization')
    ana.changedOnly({ grain: 0, food: 2 })
    bo.isOn()
  })

  test('G24: abilities are read from what a player has', () => {
    const nothing = newPlayer(0)
    expect([hasCookingAbility(nothing), hasBakingAbility(nothing)]).toEqual([false, false])
    const with_ = (...majors: readonly string[]) => ({ ...newPlayer(0), majors: majors.map(majorCalled) })
    const cook = with_('fireplace-2', 'cooking-hearth-5', 'clay-oven')
    expect(getCookingImprovement(cook)?.id).toBe('cooking-hearth-5')
    expect(getBakingImprovement(cook)).toEqual({ name: 'Clay Oven', rate: 5, limit: 1 })
    const baker = with_('stone-oven')
    expect([hasCookingAbility(baker), getCookingImprovement(baker), hasBakingAbility(baker)]).toEqual([
      false,
      null,
      true,
    ])
  })
})
