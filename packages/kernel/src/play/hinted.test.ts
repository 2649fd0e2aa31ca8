import { expect, test } from 'vitest'
import { smallGame, started, titleFor } from '../../testing/small-game.ts'
import { beginningFrom, createGame, type Game, project, recordOf, replay } from '../host.ts'
import type { GameDefinition } from '../index.ts'
import { imagine, Random } from '../search.ts'

interface Talk {
  said: string[]
}

/** Ana speaks first, then Bo, in one step. */
const talk: GameDefinition<Talk> = smallGame<Talk>(() => ({ said: [] }), {
  step(game) {
    const said = game.players.map(({ name }) => {
      const [word] = game.requestInputSingle({ actor: name, title: 'Speak', choices: ['yes', 'no'] })
      return word as string
    })
    game.state.said.push(...said)
  },
  view: ({ said }) => said,
})

function says(game: Game<Talk>, actor: string, hinted?: boolean): void {
  const told = hinted === undefined ? {} : { hinted }
  game.respondToInputRequest({ actor, title: titleFor(game, actor), selection: ['yes'], ...told })
}

/** What is said of hints in the entries of a log. */
const marks = (log: readonly object[]): unknown[] => log.map((entry) => ('hinted' in entry ? entry.hinted : null))

test('K138: an answer after a hint is marked in the log and in the record, and replays to the same game', () => {
  const game = started(talk)
  says(game, 'ana', true)
  says(game, 'bo', false)
  says(game, 'ana')
  expect(marks(game.log)).toEqual([true, null, null])
  const record = recordOf(game)
  expect(marks(record.log)).toEqual([true, null, null])
  const { verdict, game: again } = replay(talk, record)
  expect(verdict).toBe('EXACT')
  expect(again?.log).toEqual(game.log)
})

test('K138: whatever is answered and whoever looks, a mark changes nothing in play and nobody is told of it', () => {
  const [plain, marked] = [started(talk), started(talk)]
  for (const actor of ['ana', 'bo', 'ana']) {
    says(plain, actor)
    says(marked, actor, true)
    expect(marked.fingerprint()).toBe(plain.fingerprint())
    for (const seat of [0, 1, null]) expect(project(marked, seat)).toEqual(project(plain, seat))
  }
})

test('K138: a fork for a seat holds its own marks and those of nobody else', () => {
  const game = started(talk)
  says(game, 'ana', true)
  const logFor = (seat: number) => marks(imagine(game, seat, Random.fromSeed('x'))?.log ?? [])
  expect(logFor(1)).toEqual([null])
  expect(logFor(0)).toEqual([true])
  expect(marks(beginningFrom(game, 1, Random.fromSeed('x'))?.tail ?? [])).toEqual([null])
})

test('K138: a game that is played on from a moment keeps the marks that lie before it', () => {
  const game = started(talk)
  says(game, 'ana', true)
  const from = beginningFrom(game, 'anybody', Random.fromSeed('x')) ?? undefined
  const onward = createGame(talk, { players: ['cy', 'di'], seed: 'other', from }) as Game<Talk>
  onward.run()
  says(onward, 'di')
  expect(marks(onward.log)).toEqual([true, null])
  expect(replay(talk, recordOf(onward)).verdict).toBe('EXACT')
})

test('K138: it stays when a table is taken up again, and when the answer is taken back', () => {
  const game = started(talk)
  says(game, 'ana', true)
  game.undo(0)
  const resumed = createGame(talk, { players: ['ana', 'bo'], seed: 'seed' }) as Game<Talk>
  resumed.resume(game.snapshot(), JSON.parse(JSON.stringify(game.log)))
  expect(marks(resumed.log)).toEqual([true, null])
})
