import { describe, expect, test } from 'vitest'
import { majorCalled } from '../cards/catalogue.ts'
import { getBakingImprovement, getCookingImprovement, hasBakingAbility, hasCookingAbility } from './abilities.ts'
import { newPlayer } from './new-player.ts'

const owning = (...majors: readonly string[]) => ({ ...newPlayer(0), majors: majors.map(majorCalled) })

describe('abilities', () => {
  test('G24, G28: who has nothing neither cooks nor bakes', () => {
    const nothing = owning()
    expect([hasCookingAbility(nothing), hasBakingAbility(nothing)]).toEqual([false, false])
    expect([getCookingImprovement(nothing), getBakingImprovement(nothing)]).toEqual([null, null])
  })

  test('G24, G28: the best of several improvements is found', () => {
    const cook = owning('fireplace-2', 'cooking-hearth-5', 'clay-oven')
    expect(getCookingImprovement(cook)?.id).toBe('cooking-hearth-5')
    expect(getBakingImprovement(cook)).toEqual({
      id: 'clay-oven',
      by: { major: 'clay-oven' },
      name: 'Clay Oven',
      rate: 5,
      limit: 1,
    })
  })

  test('G24, G28: an oven bakes and does not cook', () => {
    const baker = owning('stone-oven')
    expect([hasCookingAbility(baker), getCookingImprovement(baker), hasBakingAbility(baker)]).toEqual([
      false,
      null,
      true,
    ])
  })
})
