import { describe, expect, expectTypeOf, test } from 'vitest'
import { answers, smallGame, started } from '../../testing/small-game.ts'
import { type Game, project, recordOf, replay } from '../host.ts'
import type { ActionSelector, Choice, Rules, SelectSelector } from '../index.ts'

interface Heard {
  heard: unknown[]
}

const hearing = (ask: (game: Rules<Heard>) => unknown) =>
  smallGame<Heard>(() => ({ heard: [] }), { step: (game) => void game.state.heard.push(ask(game) as never) })

const asking = (selector: Omit<SelectSelector<Choice>, 'actor' | 'title'>) =>
  started(hearing((game) => game.requestInputSingle({ actor: 'ana', title: 'Choose', ...selector })))

/** The prompt that ana is shown for a question. */
const promptOf = (game: Game) => project(game, 0).prompts[0]

describe('bounds', () => {
  const abc = ['a', 'b', 'c']
  test.each([
    [{}, [1, 1]],
    [{ min: 0 }, [0, 1]],
    [{ min: 2 }, [2, 2]],
    [{ max: 2 }, [1, 2]],
    [{ min: 0, max: 3 }, [0, 3]],
    [{ count: 2 }, [2, 2]],
    [{ count: 2, min: 0, max: 3 }, [2, 2]],
    [{ min: 1, max: 9 }, [1, 3]],
    [{ min: 0, count: 0 }, [0, 0]],
  ])('K7: %j of three choices means %j', (given, [min, max]) => {
    expect(promptOf(asking({ choices: abc, ...given }))).toMatchObject({ min, max })
  })

  test('K7: nobody must choose more than there is', () => {
    expect(promptOf(asking({ choices: ['a'], count: 2, noAutoRespond: true }))).toMatchObject({ min: 1, max: 1 })
  })
})

test('K6: a selector without a type lists its choices', () => {
  expect(promptOf(asking({ choices: ['a', 'b'] }))?.type).toBe('select')
  expect(promptOf(asking({ type: 'select', choices: ['a', 'b'] }))?.type).toBe('select')
})

test('K8: two copies of one card are two choices, told apart by their ids', () => {
  const game = asking({
    choices: [
      { id: 'sheep-1', title: 'Sheep' },
      { id: 'sheep-2', title: 'Sheep' },
    ],
  })
  expect(promptOf(game)?.choices.map(({ title }) => title)).toEqual(['Sheep', 'Sheep'])
  answers(game, 'ana', 'sheep-2')
  expect(game.state.heard).toEqual([['sheep-2']])
})

test('K8: a number and the same digits as a word are different choices', () => {
  const game = asking({ choices: [1, '1'] })
  answers(game, 'ana', '1')
  expect(game.state.heard).toEqual([['1']])
})

test('K9: a choice comes back as its value, with its type', () => {
  const game = started(
    hearing((one) => {
      const chosen = one.requestInputSingle({
        actor: 'ana',
        title: 'Choose',
        max: 4,
        choices: [
          'word',
          7,
          { title: 'Titled' },
          { id: 'known', title: 'With an id' },
          { title: 'With a value', value: { wood: 2 } },
        ],
      })
      expectTypeOf(chosen).toEqualTypeOf<readonly ('word' | 7 | 'Titled' | 'known' | { readonly wood: 2 })[]>()
      return chosen
    }),
  )
  answers(game, 'ana', 'With a value', 7, 'known', 'Titled')
  expect(game.state.heard).toEqual([[{ wood: 2 }, 7, 'known', 'Titled']])
})

test('K9: a value of undefined is a value', () => {
  const game = asking({ choices: ['a', { title: 'nothing', value: undefined }] })
  answers(game, 'ana', 'nothing')
  expect(game.state.heard).toEqual([[undefined]])
})

test('K10, K17: a nested choice comes back with what was chosen in it', () => {
  const game = started(
    hearing((one) => {
      const chosen = one.requestInputSingle({
        actor: 'ana',
        title: 'Choose Action',
        choices: [
          { title: 'Dogma', choices: ['Archery', 'The Wheel', 'Mathematics'] },
          {
            title: 'Meld',
            choices: [
              { title: 'card-1', value: 1 },
              { title: 'card-2', value: 2 },
            ],
            min: 0,
            max: 1,
          },
        ],
      })
      type Inner = 'Archery' | 'The Wheel' | 'Mathematics' | 1 | 2
      expectTypeOf(chosen[0]?.selection[0]).toExtend<Inner | undefined>()
      expectTypeOf(chosen[0]?.title).toEqualTypeOf<string | undefined>()
      return chosen
    }),
  )
  answers(game, 'ana', { title: 'Dogma', selection: ['Archery'] })
  answers(game, 'ana', { title: 'Meld', selection: ['card-2'] })
  answers(game, 'ana', { title: 'Meld', selection: [] })
  expect(game.state.heard).toEqual([
    [{ title: 'Dogma', selection: ['Archery'] }],
    [{ title: 'Meld', selection: [2] }],
    [{ title: 'Meld', selection: [] }],
  ])
})

test('K11: a choice can name the thing on the table it stands for', () => {
  const refs = [{ card: 4 as never }, { cell: 'b2' }, { space: 'forest' }, { seat: 1 }] as const
  const game = asking({ choices: refs.map((ref, i) => ({ title: `thing ${i}`, ref })) })
  expect(promptOf(game)?.choices.map(({ ref }) => ref)).toEqual(refs)
})

test('K14: a structured answer gets its type from the rules, and examples are made only as far as somebody looks', () => {
  let made = 0
  const game = started(
    hearing((one) => {
      const [paid] = one.requestInputSingle({
        type: 'action',
        actor: 'ana',
        title: 'Pay',
        accept: (answer) =>
          typeof answer === 'number' && answer > 0 ? { value: { food: answer } } : { refused: 'Pay something' },
        examples: function* () {
          for (let food = 1; ; food++) {
            made++
            yield food
          }
        },
      })
      expectTypeOf(paid).toEqualTypeOf<{ food: number }>()
      return paid
    }),
  )
  expect(made).toBe(0)
  expect(promptOf(game)?.examples).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(made).toBe(12)
  answers(game, 'ana', 3)
  expect(game.state.heard).toEqual([{ food: 3 }])
})

test('K14: the log keeps what the rules keep of a structured answer, and it replays from that', () => {
  const named: ActionSelector<string> = {
    type: 'action',
    actor: 'ana',
    title: 'Name a bird',
    accept: (answer) => {
      if (typeof answer !== 'string') return { refused: 'Name one' }
      const bird = answer.replace(/#.*/, '').trim()
      return { value: bird, kept: bird }
    },
    examples: () => ['wren'],
  }
  const definition = hearing((one) => one.requestInputSingle(named)[0])
  const game = started(definition)
  answers(game, 'ana', 'wren # and a word to the others')
  expect(game.state.heard).toEqual(['wren'])
  expect(game.log.at(-1)).toMatchObject({ kind: 'answer', selection: ['wren'] })
  expect(JSON.stringify(recordOf(game))).not.toContain('a word to the others')
  expect(replay(definition, recordOf(game)).verdict).toBe('EXACT')
})

test('K15: what is not available now is told with its reason, to that seat alone, when somebody looks', () => {
  let looked = 0
  const unavailable = () => {
    looked++
    return [{ title: 'Build', reason: 'needs 2 wood', ref: { space: 'workshop' } }]
  }
  const game = asking({ choices: ['a', 'b'], unavailable })
  expect(looked).toBe(0)
  expect(JSON.stringify([project(game, 1), project(game, null)])).not.toContain('wood')
  expect(looked).toBe(0)
  expect(promptOf(game)?.unavailable).toEqual(unavailable())
})

test('K16: of a private question the others learn only that somebody is thinking', () => {
  const game = asking({ choices: ['betray', 'help'], private: true })
  for (const seat of [1, null]) {
    const { prompts, waitingFor } = project(game, seat)
    expect({ prompts, waitingFor }).toEqual({ prompts: [], waitingFor: [{ seat: 0, title: null }] })
  }
})
