import { describe, expect, test } from 'vitest'
import type { Check } from './check.ts'
import { CHECKS } from './checks/index.ts'
import { playsToTheEnd, survivesAdversaries } from './checks/plays-to-the-end.ts'
import { hidesWhichCard } from './checks/hides-which-card.ts'
import { complaintOf, hold, pondWith } from './fixtures/holding.ts'
import { pond, type PondState } from './fixtures/pond.ts'
import type { GameChecks } from './game-under-test.ts'
import { LawsInTurn } from './laws-in-turn.ts'

type Broken = ReturnType<typeof pondWith>

/** What each law says of a game, one after the other. */
function complaints(game: Broken, checks: readonly Check[], limits: GameChecks<PondState> = {}): readonly string[] {
  const laws = new LawsInTurn()
  return checks.map((check) => complaintOf(() => laws.examine(check, () => hold(game, check, limits))))
}

const SHORT = 'not looked at: the rules fail here, as "a game comes to an end, played at random" says'

const failing = pondWith({
  step(game) {
    pond.step(game)
    if (game.state.round === 2) throw new TypeError('no such fish')
  },
})

describe('where the rules fail', () => {
  test('the first law says so at length, and every other in one line that counts as broken', () => {
    const [first, ...others] = complaints(failing, CHECKS)
    expect(first).toMatch(/the rules failed: no such fish\n {2}at .*laws-in-turn\.test\.ts:\d+/)
    expect(others).toHaveLength(CHECKS.length - 1)
    expect(new Set(others)).toEqual(new Set([SHORT]))
  })

  test.for<readonly [what: string, game: Broken, limits: GameChecks<PondState>]>([
    ['foreign chance', pondWith({ step: () => void Math.random() }), {}],
    ['games without end', pondWith({ result: () => null }), { mostAnswers: 60 }],
  ])('so it is with %s', ([, game, limits]) => {
    const [first, second] = complaints(game, [playsToTheEnd, hidesWhichCard], limits)
    expect(first).toContain('Pond must keep this law')
    expect(second).toBe(SHORT)
  })

  test('a law that is looked at again says it at length again', () => {
    const [, again] = complaints(failing, [playsToTheEnd, playsToTheEnd])
    expect(again).toContain('no such fish')
  })
})

describe('the later laws are looked at', () => {
  test('where the rules stand', () => {
    expect(new Set(complaints(pondWith({}), CHECKS))).toEqual(new Set(['no law was broken']))
  })

  test('where an earlier law was broken by rules that do not fail', () => {
    const improper = pondWith({
      result: (state) => (state.round > 1 ? { winners: [7], scores: [0, 0], reason: 'x' } : null),
    })
    const [first, second] = complaints(improper, [playsToTheEnd, hidesWhichCard])
    expect(first).toContain('the result holds winners [7]')
    expect(second).not.toBe(SHORT)
  })

  test('where only odd players brought the failure about', () => {
    const brittle = pondWith({
      leave() {
        throw new Error('nobody may go')
      },
    })
    const [first, second] = complaints(brittle, [survivesAdversaries, hidesWhichCard], { games: 60 })
    expect(first).toContain('nobody may go')
    expect(second).toBe('no law was broken')
  })
})
