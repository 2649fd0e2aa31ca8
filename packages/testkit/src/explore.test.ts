import type { CardId } from '@turnwright/kernel'
import { replay } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import type { Check } from './check.ts'
import { conservesCards } from './checks/conserves-cards.ts'
import { keepsSecrets } from './checks/keeps-secrets.ts'
import { playsToTheEnd } from './checks/plays-to-the-end.ts'
import { takesBackExactly } from './checks/takes-back-exactly.ts'
import { examineRecord } from './explore.ts'
import { complaintOf, hold, pondWith, recordIn } from './fixtures/holding.ts'
import { type Pond, pond } from './fixtures/pond.ts'
import { gameUnderTest } from './game-under-test.ts'

/** The honest step, and something after it from the second round on. */
function later(mischief: (game: Pond) => void) {
  return pondWith({
    step(game) {
      pond.step(game)
      if (game.state.round === 2) mischief(game)
    },
  })
}

const failing = later(() => {
  throw new TypeError('no such fish')
})
const losing = later(({ state }) => void state.shown.pop())
const telling = later((game) => game.tell(`It is a ${game.cards.identity(game.state.deck[0] as CardId)}`))
const sharing = { fish: 0 }
const counting = later(({ state }) => {
  state.bank = 12 + ++sharing.fish
})

test('what breaks a law is told with the law, the place, a short record and how to see it again', () => {
  const told = complaintOf(() => hold(failing, playsToTheEnd))
  expect(told).toMatch(/^Pond must keep this law: a game comes to an end, played at random\.\n/)
  expect(told).toMatch(/no such fish\n {2}at .*explore\.test\.ts:\d+/)
  expect(told).toContain('replay(definition, record)')
  // Two baits and two turns are the shortest way into the second round; nothing shorter can fail.
  expect(recordIn(told).log).toHaveLength(4)
  expect(replay(failing, recordIn(told))).toMatchObject({ verdict: 'DIVERGED', at: 3, reason: 'no such fish' })
})

describe('a record that was told breaks the same law again', () => {
  test.for([
    ['a failure', failing, playsToTheEnd, /no such fish/],
    ['a lost card', losing, conservesCards, /stands in no zone/],
    ['a secret', telling, keepsSecrets, /can tell two deals apart/],
  ] as const)('%s', ([, game, check, complaint]) => {
    const told = complaintOf(() => hold(game, check as Check))
    expect(told).toMatch(complaint)
    expect(() => examineRecord(gameUnderTest(game), check, recordIn(told))).toThrow(complaint)
    expect(examineRecord(gameUnderTest(pond), check, { ...recordIn(told), log: [] })).toBe(1)
  })
})

test('what cannot be recorded is told as seed and answers', () => {
  const told = complaintOf(() => hold(counting, takesBackExactly))
  expect(told).toContain('It cannot be recorded.')
  expect(recordIn(told)).toMatchObject({ players: ['ana', 'bo'], seed: expect.stringMatching(/^play-/) as string })
})
