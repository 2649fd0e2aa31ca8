import { expect, test } from 'vitest'
import { answers, asked, smallGame, started } from '../../testing/small-game.ts'
import { type Agenda, doLater, doNext, takeTask } from '../index.ts'

test('K48: tasks done next come before the rest in their order, later ones after it', () => {
  const agenda: Agenda<string> = ['now']
  doNext(agenda, 'first', 'second')
  doLater(agenda, 'last', 'very last')
  const taken = Array.from({ length: 5 }, () => takeTask(agenda))
  expect(taken).toEqual(['first', 'second', 'now', 'last', 'very last'])
  expect(takeTask(agenda)).toBeUndefined()
})

test('K48: every task begins at a checkpoint, so an answer makes only its own task run again', () => {
  const runs: string[] = []
  interface Harvest {
    agenda: Agenda<{ feed: string }>
    fed: string[]
  }
  const harvest = smallGame<Harvest>(
    (game) => ({ agenda: game.players.map(({ name }) => ({ feed: name })), fed: [] }),
    {
      step(game) {
        const task = takeTask(game.state.agenda)
        if (task === undefined) return game.finish({ winners: [], scores: [], reason: 'fed' })
        runs.push(task.feed)
        game.requestInputSingle({ actor: task.feed, title: 'Feed', choices: ['grain', 'sheep'] })
        game.state.fed.push(task.feed)
      },
    },
  )
  const game = started(harvest, 3)
  for (const actor of ['ana', 'bo', 'cy']) {
    expect(asked(game)).toEqual([`${actor}: Feed`])
    answers(game, actor, 'grain')
  }
  expect(game.state.fed).toEqual(['ana', 'bo', 'cy'])
  expect(runs).toEqual(['ana', 'ana', 'bo', 'bo', 'cy', 'cy'])
})
