import { describe, expect, test } from 'vitest'
import { smallGame } from '../../testing/small-game.ts'
import { createGame, InvalidOptions, openTable, parseOptions } from '../host.ts'
import { type GameDefinition, noOptions, type OptionField, optionsOf, type StandardSchema } from '../index.ts'

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

describe('optionsOf', () => {
  const fields = [
    {
      key: 'rounds',
      title: 'Rounds',
      choices: [
        { value: 3, title: 'short' },
        { value: 6, title: 'long' },
      ],
      default: 6,
    },
    {
      key: 'open',
      title: 'Open hands',
      choices: [
        { value: true, title: 'x' },
        { value: false, title: 'x' },
      ],
      default: false,
    },
  ] as const satisfies readonly OptionField[]
  const parse = (options: unknown) => parseOptions(optionsOf(fields), options)

  test("K115: a text of the table's own may stand in place of a choice, and is checked", () => {
    const deck = {
      key: 'deck',
      title: 'Deck',
      choices: [{ value: 'zap', title: 'Zap' }],
      default: 'zap',
      text: {
        title: 'Another',
        example: '60 Energy',
        check: (text: string) => (text === '' ? 'a deck has sixty cards' : null),
      },
    } as const satisfies OptionField
    const read = (options: unknown): { readonly deck: string } => parseOptions(optionsOf([deck]), options)
    expect(read({})).toEqual({ deck: 'zap' })
    expect(read({ deck: '60 Energy' })).toEqual({ deck: '60 Energy' })
    expect(() => read({ deck: '' })).toThrow('deck: a deck has sixty cards')
    expect(() => read({ deck: 60 })).toThrow('deck: must be one of the choices, or a text')
    const free = { ...deck, text: { title: 'Another', example: '60 Energy' } }
    expect(parseOptions(optionsOf([free]), { deck: 'anything' })).toEqual({ deck: 'anything' })
  })

  test('K115: what is left out takes its default', () => {
    expect(parse(undefined)).toEqual({ rounds: 6, open: false })
    expect(parse({ rounds: 3 })).toEqual({ rounds: 3, open: false })
  })

  test.each<[unknown, string]>([
    [{ rounds: 4 }, 'rounds: must be one of 3, 6'],
    [{ rounds: '3' }, 'rounds: must be one of 3, 6'],
    [{ rounds: undefined }, 'rounds: must be one of 3, 6'],
    [{ speed: 1 }, 'speed: there is no such option: choose among rounds, open'],
    [JSON.parse('{"__proto__":{"rounds":3}}'), '__proto__: there is no such option'],
    [null, 'options must be an object'],
    [[3], 'options must be an object'],
    ['short', 'options must be an object'],
  ])('K115: %j is refused', (options, reason) => {
    expect(() => parse(options)).toThrow(reason)
  })
})
