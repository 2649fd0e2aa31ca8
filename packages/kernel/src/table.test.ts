import { describe, expect, test } from 'vitest'
import { smallGame } from '../testing/small-game.ts'
import { createGame, type GameDefinition, InvalidOptions, noOptions, openTable, type StandardSchema } from './index.ts'

const definition = smallGame<object>(() => ({}), { name: 'Pairs', seats: { min: 2, max: 3 }, step: () => undefined })

const open = (players: readonly string[], options?: unknown) => openTable(definition, { players, seed: 's', options })

describe('seats', () => {
  test('K115: as many players as the game is for, with their places', () => {
    expect(open(['ana', 'bo']).players).toEqual([
      { seat: 0, name: 'ana' },
      { seat: 1, name: 'bo' },
    ])
    expect(() => open(['ana'])).toThrow('Pairs is for 2 to 3 players, not 1')
    expect(() => open(['a', 'b', 'c', 'd'])).toThrow('Pairs is for 2 to 3 players, not 4')
    const duel = { ...definition, seats: { min: 2, max: 2 } }
    expect(() => openTable(duel, { players: ['a'], seed: 's' })).toThrow('Pairs is for 2 players, not 1')
  })

  test('K115: no two of one name', () => {
    expect(() => open(['ana', 'ana'])).toThrow('two players have the same name')
  })
})

describe('options', () => {
  test('K115: a game without options takes none', () => {
    for (const none of [undefined, {}]) expect(open(['ana', 'bo'], none).options).toEqual({})
    for (const some of [{ speed: 2 }, null, 'fast', 3])
      expect(() => open(['ana', 'bo'], some)).toThrow('this game has no options')
    expect(noOptions['~standard'].version).toBe(1)
  })

  interface Speed {
    readonly speed: number
  }

  const schema = (validate: StandardSchema<Speed>['~standard']['validate']): GameDefinition<object, Speed> => ({
    ...(definition as unknown as GameDefinition<object, Speed>),
    options: { '~standard': { version: 1, vendor: 'test', validate } },
  })

  test('K115: what the schema gives is what the rules get', () => {
    const fast = schema((value) => ({ value: { speed: (value as Speed).speed * 2 } }))
    const game = createGame(fast, { players: ['ana', 'bo'], seed: 's', options: { speed: 2 } })
    expect(game.options).toEqual({ speed: 4 })
  })

  test('K115: what the schema refuses is told with its place', () => {
    const issues = [{ message: 'too fast', path: ['speed', { key: 0 }] }, { message: 'and wrong' }]
    const never = schema(() => ({ issues }))
    const attempt = () => createGame(never, { players: ['ana', 'bo'], seed: 's', options: { speed: 9 } })
    expect(attempt).toThrow(InvalidOptions)
    expect(attempt).toThrow('speed.0: too fast; and wrong')
  })

  test('K115: a schema that wants to wait is refused', () => {
    const slow = schema(() => Promise.resolve({ value: { speed: 1 } }))
    expect(() => createGame(slow, { players: ['ana', 'bo'], seed: 's' })).toThrow('without waiting')
  })
})
