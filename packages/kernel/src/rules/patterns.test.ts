import { expect, test } from 'vitest'
import { answers, asked, refusal, smallGame, started } from '../../testing/small-game.ts'
import { project } from '../host.ts'

test('K37: turn by turn, only the player whose turn it is may answer', () => {
  const turns = smallGame<{ turn: number }>(() => ({ turn: 0 }), {
    step(game) {
      game.requestInputSingle({ actor: game.player(game.state.turn % 2).name, title: 'Move', choices: ['a', 'b'] })
      game.state.turn++
    },
  })
  const game = started(turns)
  expect(asked(game)).toEqual(['ana: Move'])
  const early = refusal(() => game.respondToInputRequest({ actor: 'bo', title: 'Move', selection: ['a'] }))
  expect(early).toMatchObject({ code: 'wrong-actor', expected: 'an answer of ana', got: '"bo"' })
  answers(game, 'ana', 'a')
  expect(asked(game)).toEqual(['bo: Move'])
  expect(refusal(() => game.respondToInputRequest({ actor: 'ana', title: 'Move', selection: ['a'] })).code).toBe(
    'wrong-actor',
  )
})

test('K38: simultaneous choices are processed together, and told to nobody before', () => {
  const firstPicks = smallGame<{ first: string | null }>(() => ({ first: null }), {
    step(game) {
      const picks = game.requestInputMany(
        game.players.map(({ name }) => ({
          actor: name,
          title: 'First pick',
          choices: ['Writing', 'Archery', 'Clothing'],
        })),
      )
      const [lowest] = picks.toSorted((a, b) => ((a.selection[0] ?? '') < (b.selection[0] ?? '') ? -1 : 1))
      game.state.first = lowest?.actor ?? null
      game.tell('{first} begins', { first: game.state.first ?? '' })
    },
  })
  const game = started(firstPicks, 3)
  const before = [0, 1, null].map((seat) => project(game, seat))
  answers(game, 'cy', 'Archery')
  expect(asked(game)).toEqual(['ana: First pick', 'bo: First pick'])
  const after = [0, 1, null].map((seat) => project(game, seat))
  expect(after.map(({ view, prompts, log }) => ({ view, prompts, log }))).toEqual(
    before.map(({ view, prompts, log }) => ({ view, prompts, log })),
  )
  expect(JSON.stringify(after)).not.toContain('"selection"')
  answers(game, 'ana', 'Writing')
  answers(game, 'bo', 'Clothing')
  expect(game.state.first).toBe('cy')
})

test('K39: of concurrent submissions the first valid one is taken, later ones are judged by what is open then', () => {
  const draft = smallGame<{ pool: string[]; drafted: string[] }>(() => ({ pool: ['x', 'y', 'z'], drafted: [] }), {
    step(game) {
      const { pool, drafted } = game.state
      const { actor, selection } = game.requestInputAny(
        game.players.map(({ name }) => ({ actor: name, title: 'Draft', choices: pool })),
      )
      game.state.pool = pool.filter((card) => card !== selection[0])
      drafted.push(`${actor} ${selection[0]}`)
    },
  })
  const game = started(draft)
  answers(game, 'bo', 'x')
  const late = refusal(() => answers(game, 'ana', 'x'))
  expect(late.message).toBe("Selection x didn't exist in the choices")
  answers(game, 'ana', 'y')
  expect(game.state.drafted).toEqual(['bo x', 'ana y'])
})

test('K40: the state decides whether one player or several are asked', () => {
  const dogma = smallGame<{ sharing: boolean; turn: number }>(() => ({ sharing: true, turn: 0 }), {
    step(game) {
      const question = { title: 'Draw?', choices: ['draw', 'pass'] } as const
      if (game.state.sharing) game.requestInputMany(game.players.map(({ name }) => ({ actor: name, ...question })))
      else game.requestInputSingle({ actor: 'ana', ...question })
      game.state.sharing = !game.state.sharing
    },
  })
  const game = started(dogma)
  expect(asked(game)).toEqual(['ana: Draw?', 'bo: Draw?'])
  answers(game, 'bo', 'draw')
  answers(game, 'ana', 'pass')
  expect(asked(game)).toEqual(['ana: Draw?'])
})
