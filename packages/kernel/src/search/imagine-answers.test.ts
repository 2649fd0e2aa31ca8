import { expect, test } from 'vitest'
import { different, forks } from '../../testing/forks.ts'
import { answers, answersWith, asked, smallGame, started } from '../../testing/small-game.ts'
import { createGame, type Game, project } from '../host.ts'
import type { GameDefinition, Player, SelectSelector } from '../index.ts'
import { Random } from '../search.ts'

interface Bids {
  made: number[][]
}

const bids: GameDefinition<Bids> = smallGame<Bids>(() => ({ made: [] }), {
  step(game) {
    const responses = game.requestInputMany(
      game.players.map(({ name }) => ({ actor: name, title: 'Bid', choices: [1, 2, 3] })),
    )
    game.state.made.push(responses.map(({ selection }) => selection[0] as number))
  },
  view: () => null,
})

test('K110: to the open simultaneous request are awaited again', () => {
  const game = started(bids, 3)
  answers(game, 'bo', 3)
  for (const fork of forks(game, 0, 20)) {
    expect(asked(fork)).toEqual(['ana: Bid', 'bo: Bid', 'cy: Bid'])
    expect(JSON.stringify(fork.log)).not.toContain('selection')
  }
})

test('K110: the own answer to it is remembered', () => {
  const game = started(bids, 3)
  answers(game, 'bo', 3)
  answers(game, 'ana', 1)
  for (const fork of forks(game, 0, 20)) {
    expect(asked(fork)).toEqual(['bo: Bid', 'cy: Bid'])
    answers(fork, 'bo', 2)
    answers(fork, 'cy', 2)
    expect(fork.state.made).toEqual([[1, 2, 2]])
  }
})

test('K110: nor does a program in the same process learn them', () => {
  const game = createGame(bids, { players: ['ana', 'bo', 'cy'], seed: 'seed' }) as Game<Bids>
  const seen: unknown[] = []
  for (const seat of [0, 1, 2])
    game.seatResponder(seat, (question) => {
      const fork = question.imagine(Random.fromSeed('x'))
      seen.push([fork && asked(fork), fork?.log.length])
      return game.state.made.length < 2 ? [seat + 1] : undefined
    })
  game.run()
  expect(game.state.made).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(different(seen)).toEqual(different([[['ana: Bid', 'bo: Bid', 'cy: Bid'], 0]]))
})

test('K110: anytime actions beside it are acts of their own, and remembered', () => {
  const pawning = smallGame<{ coins: number[] }>(() => ({ coins: [1, 1] }), {
    step(game) {
      const { coins } = game.state
      const question = ({ seat, name }: Player): SelectSelector<number> => ({
        actor: name,
        title: 'Bid',
        choices: Array.from({ length: (coins[seat] ?? 0) + 1 }, (_, bid) => bid),
        anytime: [{ type: 'pawn', description: 'Pawn' }],
        private: true,
      })
      game.requestInputMany(game.players.map(question), (player) => {
        coins[player.seat] = (coins[player.seat] ?? 0) + 1
        return question(player)
      })
    },
  })
  const game = started(pawning)
  const pawn = { action: 'anytime-action', anytimeAction: { type: 'pawn', description: 'Pawn' } } as const
  answersWith(game, 'bo', pawn)
  answers(game, 'bo', 2)
  answersWith(game, 'ana', pawn)
  const reached = forks(game, 0, 20)
  expect(reached).toHaveLength(20)
  for (const fork of reached) {
    expect(project(fork, 0).view).toEqual({ coins: [2, 2] })
    expect(asked(fork)).toEqual(['ana: Bid', 'bo: Bid'])
    expect(JSON.stringify(fork.log)).not.toContain('[2]')
  }
})

const betrayal = smallGame<{ secret: string }>(() => ({ secret: 'none' }), {
  step(game) {
    const [deed] = game.requestInputSingle({
      actor: 'bo',
      title: 'Help or betray',
      choices: ['help', 'betray', 'wait'],
      private: true,
    })
    game.state.secret = deed as string
    game.requestInputSingle({ actor: 'ana', title: 'Trust?', choices: ['yes', 'no'] })
  },
  view: () => null,
})

test.each(['answer', 'timeout'] as const)('K109: given in private they are given anew (%s)', (kind) => {
  const game = started(betrayal)
  game.respondToInputRequest({ actor: 'bo', title: 'Help or betray', selection: ['betray'] }, kind)
  const secrets = (seat: number) => different(forks(game, seat).map(({ state }) => state.secret))
  expect(secrets(0)).toEqual(different(['help', 'betray', 'wait']))
  expect(secrets(1)).toEqual(different(['betray']))
})

test('K109: they agree with what the seat sees of them, or nothing is imagined', () => {
  const visible = (hidden: boolean): GameDefinition<{ secret: string }> => ({
    ...betrayal,
    view: ({ secret }) => (hidden ? null : secret === 'betray'),
  })
  const seenBy = (definition: GameDefinition<{ secret: string }>) => {
    const game = started(definition)
    answers(game, 'bo', 'help')
    return different(forks(game, 0).map(({ state }) => state.secret))
  }
  expect(seenBy(visible(true)).size).toBe(3)
  expect(seenBy(visible(false))).toEqual(different(['help', 'wait']))
})

test('K104: others that are public are remembered', () => {
  const open = smallGame<{ said: string }>(() => ({ said: '' }), {
    step(game) {
      const [word] = game.requestInputSingle({ actor: 'bo', title: 'Say', choices: ['x', 'y', 'z'] })
      game.state.said = word as string
      game.requestInputSingle({ actor: 'ana', title: 'Reply', choices: ['yes', 'no'] })
    },
  })
  const game = started(open)
  answers(game, 'bo', 'y')
  expect(different(forks(game, 0).map(({ state }) => state.said))).toEqual(different(['y']))
})

test('K73: a fork tells nothing of the lines before it', () => {
  const game = started(
    smallGame<object>(() => ({}), {
      step(one) {
        one.tell('secret of the past', {}, [1])
        one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
      },
    }),
  )
  answers(game, 'ana', 'a')
  const [fork] = forks(game, 0, 1) as [Game<object>]
  expect(JSON.stringify(project(fork, 0))).not.toContain('secret')
})
