import { expect, test } from 'vitest'
import { smallGame, started } from '../../testing/small-game.ts'
import { createGame, project } from '../host.ts'
import type { GameDefinition, Vocabulary } from '../index.ts'
import type { Question } from '../search.ts'

type Ask = { readonly kind: 'hat' } | { readonly kind: 'red'; readonly n: number } | { readonly kind: 'late' }

/** Asks for a hat, with groups inside, and counts the sentences that are made. */
function hats(): { readonly game: GameDefinition<{ n: number }>; readonly made: () => number } {
  let sentences = 0
  const said = (words: string) => () => {
    sentences++
    return { title: words, detail: `${words}, in a word` }
  }
  const words: Vocabulary<Ask> = { en: { hat: said('A hat?'), red: said('Red'), late: said('Too late') } }
  const game = {
    ...smallGame<{ n: number }>(() => ({ n: 0 }), {
      step(game) {
        game.requestInputSingle({
          actor: 'ana',
          about: { kind: 'hat' },
          choices: [
            { id: 'one', about: { kind: 'red', n: 1 }, exclusive: true },
            { id: 'many', about: { kind: 'red', n: 2 }, choices: ['a', { id: 'b', about: { kind: 'red', n: 3 } }] },
          ],
          unavailable: () => [{ about: { kind: 'late' }, reason: 'The shop is closed' }],
        })
        game.finish({ winners: [], scores: [], reason: 'dressed' })
      },
    }),
    words,
  } as unknown as GameDefinition<{ n: number }>
  return { game, made: () => sentences }
}

test('K124: for a program that goes by ids and data no sentence is made', () => {
  const { game, made } = hats()
  const asked = createGame(game, { players: ['ana', 'bo'], seed: 'hats' })
  asked.seatResponder(0, (question: Question) => {
    const [prompt] = question.projection().prompts
    const [one, many] = prompt?.choices ?? []
    expect([prompt?.about?.kind, one?.id, many?.about, many?.choices?.map(({ id }) => id)]).toEqual([
      'hat',
      'one',
      { kind: 'red', n: 2 },
      ['a', 'b'],
    ])
    expect(made()).toBe(0)
    return ['one']
  })
  asked.run()
  expect(asked.fault).toBeNull()
  expect(asked.result).not.toBeNull()
})

test('K124: a program that looks at all of a question is told what its seat is told', () => {
  const { game } = hats()
  const waiting = started(game)
  const told = JSON.parse(JSON.stringify(project(waiting, 0).prompts))
  const asked = createGame(game, { players: ['ana', 'bo'], seed: 'hats' })
  asked.seatResponder(0, (question: Question) => {
    const { prompts } = question.projection()
    expect(JSON.parse(JSON.stringify(prompts))).toEqual(
      told.map((each: object) => ({ ...each, requestId: prompts[0]?.requestId })),
    )
    const [one, many] = prompts[0]?.choices ?? []
    expect([one?.title, one?.detail, one?.exclusive, one?.ref]).toEqual(['Red', 'Red, in a word', true, undefined])
    expect([many?.min, many?.max, many?.choices?.[0]?.title]).toEqual([1, 1, 'a'])
    return ['one']
  })
  asked.run()
  expect(asked.fault).toBeNull()
  expect(asked.result).not.toBeNull()
})
