import { expect, test } from 'vitest'
import { answers, refusal, smallGame, started } from '../../testing/small-game.ts'
import { type Game, project } from '../host.ts'

const requestId = (game: Game, seat: number): string => project(game, seat).prompts[0]?.requestId as string

const picks = smallGame<{ round: number }>(() => ({ round: 0 }), {
  step(game) {
    game.requestInputMany(game.players.map(({ name }) => ({ actor: name, title: 'Pick', choices: ['a', 'b'] })))
    game.state.round++
  },
})

const draft = smallGame<{ packs: string[][] }>(
  () => ({
    packs: [
      ['x', 'y', 'z'],
      ['u', 'v', 'w'],
    ],
  }),
  {
    step(game) {
      const { packs } = game.state
      const { actor, selection } = game.requestInputAny(
        game.players.map(({ name, seat }) => ({ actor: name, title: 'Draft', choices: packs[seat] ?? [] })),
      )
      const seat = game.players.findIndex(({ name }) => name === actor)
      packs[seat] = (packs[seat] ?? []).filter((card) => card !== selection[0])
    },
  },
)

test('K19: a request id stays while others answer', () => {
  const game = started(picks, 3)
  const ids = [0, 1, 2].map((seat) => requestId(game, seat))
  expect(new Set(ids).size).toBe(3)
  answers(game, 'bo', 'a')
  expect(requestId(game, 0)).toBe(ids[0])
  expect(requestId(game, 2)).toBe(ids[2])
})

test("K19: another player's draft pick does not make yours old", () => {
  const game = started(draft)
  const [id, other] = [requestId(game, 0), requestId(game, 1)]
  answers(game, 'bo', 'u')
  expect(requestId(game, 0)).toBe(id)
  expect(requestId(game, 1)).not.toBe(other)
  game.respondToInputRequest({ actor: 'ana', title: 'Draft', selection: ['x'], requestId: id })
  expect(game.state.packs).toEqual([
    ['y', 'z'],
    ['v', 'w'],
  ])
})

test('K19: it is a new one after the own answer, although the same is asked again', () => {
  const game = started(picks)
  const id = requestId(game, 0)
  answers(game, 'ana', 'a')
  answers(game, 'bo', 'a')
  expect(project(game, 0).prompts[0]?.title).toBe('Pick')
  expect(requestId(game, 0)).not.toBe(id)
})

test('K28: an old request, one of another seat and an invented one are refused', () => {
  const game = started(picks)
  const old = requestId(game, 0)
  answers(game, 'ana', 'a')
  answers(game, 'bo', 'a')
  for (const id of [old, requestId(game, 1), 'invented', '']) {
    const send = () => game.respondToInputRequest({ actor: 'ana', title: 'Pick', selection: ['a'], requestId: id })
    expect(refusal(send)).toMatchObject({ code: 'stale-request', message: 'That question is no longer asked' })
  }
})

test('K20: the right request id does not excuse a wrong title', () => {
  const game = started(picks)
  const requestIdOfAna = requestId(game, 0)
  const send = () =>
    game.respondToInputRequest({ actor: 'ana', title: 'Peck', selection: ['a'], requestId: requestIdOfAna })
  expect(refusal(send).code).toBe('title-mismatch')
})
