import { createGame, type Responder, validateSelection } from '@turnwright/kernel/host'
import { type Question, Random } from '@turnwright/kernel/search'
import { ponder } from '@turnwright/search'
import { expect, test } from 'vitest'
import { greedy } from '../ai/greedy.ts'
import { agricola } from '../rules/agricola.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import type { AgricolaOptions } from '../rules/options.ts'
import type { AgricolaView } from '../rules/view.ts'
import { agricolaModule } from '../index.ts'
import { mind } from './mind.ts'
import { rank } from './rank.ts'
import settings from './settings.json' with { type: 'json' }

type Asked = Question<AgricolaView, AgricolaAbout>

/** Plays a game in which greedy and chance take turns answering, and shows every question to somebody. */
function shown(seed: string, options: Partial<AgricolaOptions>, look: (question: Asked) => void): void {
  const chance = Random.fromSeed(seed)
  const usual = greedy.create(chance) as Responder
  const game = createGame(agricola, { players: ['ana', 'bo'], seed, options })
  game.keepCheckpoints()
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => {
      look(question as Asked)
      return chance.int(5) === 0 ? question.randomAnswer(chance) : usual(question)
    })
  game.run()
  expect(game.fault).toBeNull()
}

test.each([{}, { cards: 'none' }] as const)(
  'what greedy would do is one of the first two, and all that is ranked is legal and likely in sum, %j',
  (options) => {
    let ranked = 0
    for (let at = 0; at < 4; at++)
      shown(`ranked ${at}`, options, (question) => {
        const chance = Random.fromSeed('rank')
        const answers = rank(question, chance)
        if (answers === null) return
        ranked++
        expect(answers.slice(0, 2).map(({ answer }) => answer)).toContainEqual(greedy.create(chance)(question))
        expect(answers.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1)
        for (const { answer } of answers) validateSelection(question.selector, answer)
      })
    expect(ranked).toBeGreaterThan(200)
  },
)

test('every question can be imagined and played out', () => {
  const failed = new Map<string, number>()
  let tried = 0
  for (let at = 0; at < 4; at++)
    shown(`imagined ${at}`, {}, (question) => {
      const chance = Random.fromSeed(`world ${at}`)
      const world = question.playOut(chance, (one) =>
        one.players.map(({ seat }) => mind.rollout(one as never, seat, chance) as Responder),
      )
      tried++
      const kind = question.about?.kind ?? ''
      if (world?.result === null || world === null) failed.set(kind, (failed.get(kind) ?? 0) + 1)
    })
  expect(tried).toBeGreaterThan(300)
  expect([...failed]).toEqual([])
})

test('thinking a little ahead scores more than greedy with cards, over both seats', () => {
  let lead = 0
  for (const me of [0, 1]) {
    const game = createGame(agricola, { players: ['ana', 'bo'], seed: 'thinking' })
    game.keepCheckpoints()
    const chance = Random.fromSeed('thoughts')
    const policy = greedy.create(chance) as Responder
    const thinker = { mind: mind as never, policy, settings: { ...settings.strong, budget: { playouts: 12 } } }
    game.seatResponder(1 - me, policy)
    game.seatResponder(me, (question) => ponder(question, chance, thinker).answer)
    game.run()
    const { scores = [] } = game.result ?? {}
    lead += (scores[me] ?? 0) - (scores[1 - me] ?? 0)
  }
  expect(lead).toBeGreaterThan(0)
})

test('the four levels sit at the table', () => {
  expect(Object.keys(agricolaModule.agents)).toEqual(['random', 'greedy', 'easy', 'fair', 'strong', 'master'])
})
