import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, smallGame, started } from '../../testing/small-game.ts'
import { type Game, type InputResponse, project, ResponseError } from '../host.ts'
import type { GameDefinition } from '../index.ts'

const RUNS = process.env['SOAK'] ? 50_000 : 500

interface Asked {
  heard: unknown[]
}

/** A listed question with groups for ana, a structured one for bo, both at once. */
const questions: GameDefinition<Asked> = smallGame<Asked>(() => ({ heard: [] }), {
  step(game) {
    const choices = [
      'a',
      7,
      { title: 'none', exclusive: true },
      { title: 'Dogma', choices: ['Archery', { title: 'Deep', choices: ['x', 'y'] }], max: 2 },
    ]
    game.requestInputSingle({ actor: 'cy', title: 'Ready?', choices: ['yes', 'no'] })
    const { selection } = game.requestInputAny([{ actor: 'ana', title: 'Choose', choices, min: 1, max: 3 }])
    const [fences] = game.requestInputSingle({
      type: 'action',
      actor: 'bo',
      title: 'Fence',
      accept: (answer) => (Array.isArray(answer) ? { value: answer.length } : { refused: 'A list of places, please' }),
      examples: () => [['a1', 'a2']],
    })
    game.state.heard.push(selection.length, fences)
  },
  result: ({ heard }) => (heard.length > 0 ? { winners: [], scores: [], reason: 'heard' } : null),
})

const atCy = () => started(questions, 3)

const atAna = () => {
  const game = atCy()
  answers(game, 'cy', 'yes')
  return game
}

const atBo = () => {
  const game = atAna()
  answers(game, 'ana', 'a')
  return game
}

/** Everything that a refused response must leave alone. */
const standing = (game: Game) =>
  JSON.stringify([game.fingerprint(), game.log, game.branchId, [0, 1, 2, null].map((seat) => project(game, seat))])

/** Sends anything at all, and gives the error; whatever happens, nothing may have changed. */
function refused(game: Game, response: unknown): ResponseError {
  const before = standing(game)
  let thrown: unknown = null
  try {
    game.respondToInputRequest(response as InputResponse)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(ResponseError)
  expect(standing(game)).toBe(before)
  const error = thrown as ResponseError
  expect(error.expected).not.toBe('')
  expect(error.got.length).toBeLessThanOrEqual(100)
  expect(error.message.length).toBeLessThanOrEqual(200)
  return error
}

const MEGABYTE = 'x'.repeat(1_000_000)
const own = { actor: 'ana', title: 'Choose' }

/** `{ title, selection }` inside itself, ten thousand times. */
function nested(title: string): unknown {
  let inner: unknown = { title, selection: [] }
  for (let depth = 0; depth < 10_000; depth++) inner = { title, selection: [inner] }
  return inner
}

describe('a response that is none', () => {
  const nothing = [undefined, null, true, 7, Number.NaN, 'ana', [], [own], () => own, Symbol('ana'), 10n]
  test.each(nothing.map((value) => [typeof value, value] as const))('K31: %s', (_, value) => {
    expect(refused(atAna(), value)).toMatchObject({ code: 'malformed', expected: '{ actor, title, selection }' })
  })

  test.each<[string, object]>([
    ['no fields', {}],
    ['no actor', { title: 'Choose', selection: ['a'] }],
    ['no title', { actor: 'ana', selection: ['a'] }],
    ['no selection', own],
    ['an actor that is no name', { ...own, actor: 0, selection: ['a'] }],
    ['a title that is no text', { ...own, title: ['Choose'], selection: ['a'] }],
    ['a selection that is no list', { ...own, selection: 'a' }],
    ['a selection of nothing', { ...own, selection: null }],
    ['a request id that is no text', { ...own, selection: ['a'], requestId: 5 }],
    ['a branch that is no whole number', { ...own, selection: ['a'], branchId: 1.5 }],
    ['a branch that is a text', { ...own, selection: ['a'], branchId: '2' }],
    ['a mark that is no boolean', { ...own, selection: ['a'], isUserResponse: 'yes' }],
    ['a hint that is no boolean', { ...own, selection: ['a'], hinted: 1 }],
    ['an object for a selection', { ...own, selection: { 0: 'a', length: 1 } }],
    ['fields of a prototype only', JSON.parse('{"__proto__":{"actor":"ana","title":"Choose","selection":["a"]}}')],
  ])('K31: %s', (_, response) => {
    expect(refused(atAna(), response).code).toBe('malformed')
  })
})

describe('a selection of things that cannot be chosen', () => {
  test.each<[string, unknown, string]>([
    ['NaN', Number.NaN, 'malformed'],
    ['infinity', Number.POSITIVE_INFINITY, 'malformed'],
    ['null', null, 'malformed'],
    ['undefined', undefined, 'malformed'],
    ['a boolean', true, 'malformed'],
    ['a list', ['a'], 'malformed'],
    ['a function', () => 'a', 'malformed'],
    ['a nameless object', {}, 'malformed'],
    ['an object named by an object', { title: { toString: () => 'Dogma' }, selection: [] }, 'malformed'],
    ['a title inherited from a prototype', Object.create({ title: 'Dogma', selection: ['Archery'] }), 'malformed'],
    ['a million letters', MEGABYTE, 'unknown-choice'],
    ['a million letters for a group', { title: MEGABYTE, selection: [] }, 'unknown-choice'],
    ['control characters', '\u0000'.repeat(1000), 'unknown-choice'],
    ['a number as a text', '7', 'unknown-choice'],
    ['a prototype key', '__proto__', 'unknown-choice'],
    ['a constructor', 'constructor', 'unknown-choice'],
    ['a choice of another request', 'yes', 'unknown-choice'],
    ['a choice from inside a group', 'Archery', 'unknown-choice'],
    ['nesting ten thousand deep', nested('Dogma'), 'unknown-choice'],
    ['nesting into a plain choice', nested('a'), 'unknown-choice'],
    ['a group that is empty', { title: 'Dogma', selection: [] }, 'wrong-count'],
    ['a group without a list', { title: 'Dogma', selection: 'Archery' }, 'malformed'],
    ['a group in the clear', 'Dogma', 'malformed'],
  ])('K21, K23, K31: %s', (_, item, code) => {
    expect(refused(atAna(), { ...own, selection: [item] }).code).toBe(code)
  })

  test('K22, K24, K25: duplicates, too many and mixed ones', () => {
    expect(refused(atAna(), { ...own, selection: ['a', 'a'] }).code).toBe('duplicate-choice')
    expect(refused(atAna(), { ...own, selection: [7, 7, 7] }).code).toBe('duplicate-choice')
    expect(refused(atAna(), { ...own, selection: new Array(1_000_000).fill('a') }).code).toBe('wrong-count')
    expect(refused(atAna(), { ...own, selection: ['none', 'a'] }).code).toBe('exclusive-mixed')
    const deep = { title: 'Deep', selection: ['x'] }
    expect(refused(atAna(), { ...own, selection: [{ title: 'Dogma', selection: [deep, deep] }] }).code).toBe(
      'duplicate-choice',
    )
  })
})

describe('a structured answer', () => {
  const fence = { actor: 'bo', title: 'Fence' }
  test.each<[string, readonly unknown[], string]>([
    ['that the rules refuse', ['everywhere'], 'refused'],
    ['with a key of a prototype', [JSON.parse('[{"__proto__":1}]')], 'malformed'],
    ['with a constructor', [[{ constructor: 1 }]], 'malformed'],
    ['with NaN', [[Number.NaN]], 'malformed'],
    ['with undefined', [[undefined]], 'malformed'],
    ['with a function', [[() => 1]], 'malformed'],
    ['with a million letters', [[MEGABYTE]], 'malformed'],
    ['with a million places', [new Array(1_000_000).fill('a1')], 'malformed'],
    ['ten thousand deep', [nested('Fence')], 'malformed'],
    ['of nothing', [], 'wrong-count'],
    ['of two', [['a1'], ['a2']], 'wrong-count'],
  ])('K31: %s', (_, selection, code) => {
    expect(refused(atBo(), { ...fence, selection }).code).toBe(code)
  })

  test('K33: a good one is kept as a copy', () => {
    const game = atBo()
    const places = ['a1', 'a2']
    game.respondToInputRequest({ ...fence, selection: [places] })
    places.push('a3')
    expect(game.state.heard).toEqual([1, 2])
    expect(game.log.at(-1)).toMatchObject({ selection: [['a1', 'a2']] })
  })
})

describe('a response that comes from the wrong place or at the wrong time', () => {
  test('K27: another seat, a seat that is not asked, a name that is none', () => {
    for (const actor of ['bo', 'cy', 'ANA', 'ana ', '', '__proto__', 'constructor', MEGABYTE])
      expect(refused(atAna(), { ...own, actor, selection: ['a'] })).toMatchObject({
        code: 'wrong-actor',
        expected: 'an answer of ana',
      })
  })

  test('K20: another title', () => {
    for (const title of ['', 'choose', 'Ready?', MEGABYTE, '\u0000'.repeat(1000)])
      expect(refused(atAna(), { ...own, title, selection: ['a'] })).toMatchObject({
        code: 'title-mismatch',
        expected: '"Choose"',
      })
  })

  test('K28: an old request, and one of another seat', () => {
    const game = atCy()
    const old = project(game, 2).prompts[0]?.requestId as string
    answers(game, 'cy', 'no')
    const current = project(game, 0).prompts[0]?.requestId as string
    expect(refused(game, { ...own, selection: ['a'], requestId: old }).code).toBe('stale-request')
    expect(refused(game, { ...own, selection: ['a'], requestId: MEGABYTE }).code).toBe('stale-request')
    game.respondToInputRequest({ ...own, selection: ['a'], requestId: current })
  })

  test('K29: another branch', () => {
    const game = atBo()
    const fence = { actor: 'bo', title: 'Fence', selection: [[]] }
    for (const branchId of [game.branchId - 1, game.branchId + 1, -1, Number.MAX_SAFE_INTEGER])
      expect(refused(game, { ...fence, branchId }).code).toBe('conflict')
  })

  test('K30: a game that is over', () => {
    const game = atBo()
    game.respondToInputRequest({ actor: 'bo', title: 'Fence', selection: [[]] })
    expect(refused(game, { ...own, selection: ['a'] })).toMatchObject({ code: 'finished', expected: 'an open game' })
    expect(refused(game, null).code).toBe('malformed')
  })
})

/** Anything that JSON or a program could bring, and things that look nearly right. */
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true, withSparseArray: true }),
  fc.constantFrom('a', 7, 'none', 'Dogma', 'Archery', '__proto__', 'toString', ''),
)
const items = fc.oneof(
  anything,
  fc.record({ title: anything, selection: fc.oneof(anything, fc.array(anything)) }, { requiredKeys: [] }),
)
const response = fc.oneof(
  anything,
  fc.record(
    {
      actor: fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>('ana') }, anything),
      title: fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>('Choose') }, anything),
      selection: fc.oneof({ weight: 5, arbitrary: fc.array(items) }, anything),
      requestId: anything,
      branchId: anything,
      isUserResponse: anything,
    },
    { requiredKeys: ['actor', 'title', 'selection'] },
  ),
)

test('K31: whatever is sent is either taken whole or refused with a typed error that changes nothing', () => {
  fc.assert(
    fc.property(response, (sent) => {
      const game = atAna()
      const before = standing(game)
      let error: unknown = null
      try {
        game.respondToInputRequest(sent as InputResponse)
      } catch (thrown) {
        error = thrown
      }
      const taken = game.log.length === 2
      expect(taken || error instanceof ResponseError).toBe(true)
      expect(taken || standing(game) === before).toBe(true)
      expect(game.fault).toBeNull()
    }),
    { numRuns: RUNS },
  )
})

test('K31: nothing that was sent reaches the prototype of all objects', () => {
  const poisons = [
    '{"__proto__":{"polluted":true}}',
    '[{"__proto__":{"polluted":true}}]',
    '{"constructor":{"prototype":{"polluted":true}}}',
  ]
  for (const poison of poisons) {
    refused(atBo(), { actor: 'bo', title: 'Fence', selection: [JSON.parse(poison)] })
    refused(atAna(), { ...own, selection: JSON.parse(poison) })
    refused(atAna(), JSON.parse(poison))
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})
