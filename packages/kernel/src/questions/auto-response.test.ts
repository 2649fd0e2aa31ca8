import { describe, expect, test } from 'vitest'
import { answers, asked, smallGame, started } from '../../testing/small-game.ts'
import type { Knowers } from '../host.ts'
import type { CardId, Choice, Rules, SelectSelector } from '../index.ts'

interface Heard {
  heard: unknown[]
  hand: CardId[]
}

type Question = Omit<SelectSelector<Choice>, 'actor' | 'title'>

const hearing = (ask: (game: Rules<Heard>) => unknown, knowers: Knowers = 'everyone') =>
  smallGame<Heard>((game) => ({ heard: [], hand: game.cards.create('card', ['oak', 'elm'], knowers) }), {
    identities: ['oak', 'elm'],
    step: (game) => void game.state.heard.push(ask(game) as never),
    result: ({ heard }) => (heard.length === 0 ? null : { winners: [], scores: [], reason: 'heard' }),
  })

const asking = (question: Question | ((state: Heard) => Question), knowers?: Knowers) =>
  started(
    hearing((game) => {
      const asks = typeof question === 'function' ? question(game.state) : question
      return game.requestInputSingle({ actor: 'ana', title: 'Discard Cards', ...asks })
    }, knowers),
  )

describe('the system answers by itself', () => {
  test.each<[string, Question, readonly unknown[]]>([
    ['two of two', { choices: ['card1', 'card2'], count: 2 }, ['card1', 'card2']],
    ['the only one', { choices: ['only'] }, ['only']],
    ['none of none', { choices: [] }, []],
    ['at least more than there are', { choices: ['a', 'b'], min: 3 }, ['a', 'b']],
    ['with their values', { choices: [{ title: 'a', value: 1 }] }, [1]],
  ])('K34: %s', (_, question, selection) => {
    const game = asking(question)
    expect(game.state.heard).toEqual([selection])
    expect(game.log).toEqual([])
  })

  test('K34: cards that everybody knows', () => {
    const game = asking(({ hand }) => ({ choices: hand, cards: true, count: 2 }))
    expect(game.state.heard).toEqual([game.state.hand])
  })
})

describe('the system leaves to the player', () => {
  test.each<[string, Question]>([
    ['one of two', { choices: ['a', 'b'] }],
    ['up to all', { choices: ['a', 'b'], min: 0, max: 2 }],
    ['one fewer than all', { choices: ['a', 'b', 'c'], min: 2, max: 3 }],
    ['a choice that opens others', { choices: [{ title: 'Dogma', choices: ['Archery'] }] }],
  ])('K34: %s', (_, question) => {
    expect(asked(asking(question))).toEqual(['ana: Discard Cards'])
  })

  test('K34: a structured answer, although there is one example only', () => {
    const game = started(
      hearing((one) =>
        one.requestInputSingle({
          type: 'action',
          actor: 'ana',
          title: 'Pay',
          accept: (value) => ({ value }),
          examples: () => [1],
        }),
      ),
    )
    expect(asked(game)).toEqual(['ana: Pay'])
  })

  test.each<[string, Question]>([
    ['a private question', { choices: ['only'], private: true }],
    ['a private question with nothing to choose', { choices: [], private: true }],
    ['what the rules reserve', { choices: ['only'], noAutoRespond: true }],
    ['what the rules would refuse', { choices: ['only'], check: () => 'Not that one' }],
    ['an anytime action', { choices: ['only'], anytime: [{ type: 'cook', description: 'Cook 1 sheep' }] }],
  ])('K35: %s', (_, question) => {
    expect(asked(asking(question))).toEqual(['ana: Discard Cards'])
  })

  test('K34: but an empty list of anytime actions is none', () => {
    expect(asking({ choices: ['only'], anytime: [] }).state.heard).toEqual([['only']])
  })

  test('K35: cards that somebody does not know', () => {
    const cards = ({ hand }: Heard): Question => ({ choices: hand, cards: true, count: 2 })
    const options = ({ hand }: Heard): Question => ({
      choices: hand.map((card) => ({ id: card, title: 'a card', ref: { card } })),
      count: 2,
    })
    for (const question of [cards, options])
      for (const knowers of ['nobody', [0], [0, 1]] as const)
        expect(asked(asking(question, knowers))).toEqual(['ana: Discard Cards'])
  })

  test('K36: who answers first', () => {
    const game = started(hearing((one) => one.requestInputAny([{ actor: 'bo', title: 'Take it', choices: ['only'] }])))
    expect(asked(game)).toEqual(['bo: Take it'])
    answers(game, 'bo', 'only')
    expect(game.state.heard).toEqual([{ seat: 1, actor: 'bo', title: 'Take it', selection: ['only'] }])
  })
})
