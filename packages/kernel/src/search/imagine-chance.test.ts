import { expect, test } from 'vitest'
import { fished, fishing } from '../../testing/fishing.ts'
import { different, forks } from '../../testing/forks.ts'
import { answers, smallGame, started } from '../../testing/small-game.ts'
import { project } from '../host.ts'
import type { CardId } from '../index.ts'
import { imagine, packFork, Random, randomSelection, unpackFork } from '../search.ts'

const rolling = smallGame<{ before: number; after: number }>(() => ({ before: 0, after: 0 }), {
  step(game) {
    game.state.before = game.random.int(1_000_000)
    game.requestInputSingle({ actor: 'ana', title: 'Roll', choices: ['a', 'b'] })
    game.state.after = game.random.int(1_000_000)
    game.requestInputSingle({ actor: 'ana', title: 'Again', choices: ['a', 'b'] })
  },
})

test('K111: what fell before the question stays, what falls after it is fresh', () => {
  const game = started(rolling)
  const { before } = game.state
  const after = forks(game, 0, 50).map((fork) => {
    expect(fork.state.before).toBe(before)
    answers(fork, 'ana', 'a')
    expect(fork.state.before).toBe(before)
    return fork.state.after
  })
  expect(different(after).size).toBe(50)
  answers(game, 'ana', 'a')
  expect(after).not.toContain(game.state.after)
})

test('K111: a fork holds none of the chance to come, and neither does one that somebody leaves', () => {
  const going = smallGame<{ rolled: number[] }>(() => ({ rolled: [] }), {
    step(game) {
      game.state.rolled.push(game.random.int(1_000_000))
      game.requestInputSingle({ actor: 'ana', title: 'Roll', choices: ['a', 'b'] })
    },
    leave: (game) => void game.state.rolled.push(game.random.int(1_000_000)),
  })
  const game = started(going)
  const many = forks(game, 0, 50)
  expect(different(many.map(({ random }) => random.save())).size).toBe(50)
  for (const one of [game, ...many]) one.leave(1)
  expect(different([game, ...many].map(({ state }) => state.rolled.at(-1))).size).toBe(51)
})

test('K111: a fork that goes on plays the same again when it is undone', () => {
  for (const fork of forks(started(rolling), 0, 20)) {
    answers(fork, 'ana', 'a')
    const { after } = fork.state
    answers(fork, 'ana', 'b')
    fork.undoWithConsent(0, 1, [1])
    expect(fork.state.after).toBe(after)
  }
})

test('K121: a fork knows nothing of the seed: tables with other seeds and the same story give the same fork, as data', () => {
  const seeds = Array.from({ length: 60 }, (_, at) => `a secret seed, the ${at}th`)
  const dice = smallGame<{ rolled: number[] }>(() => ({ rolled: [] }), {
    step(game) {
      game.state.rolled.push(game.random.int(6))
      game.requestInputSingle({ actor: 'ana', title: 'Roll', choices: ['a', 'b'] })
    },
  })
  const packed = seeds.map((seed) => {
    const game = started(dice, 2, seed)
    const fork = imagine(game, 0, Random.fromSeed('the same'))
    return { rolled: game.state.rolled[0], fork, data: JSON.stringify(fork === null ? null : packFork(fork)) }
  })
  expect(different(packed.map(({ rolled }) => rolled)).size).toBe(6)
  expect(different(packed.map(({ data }) => data)).size).toBe(6)
  for (const { fork, data } of packed) {
    expect(fork?.table.seed).toBe('')
    expect(data).not.toContain('secret')
  }
})

test('K121: a fork that travelled as data asks and shows the same, and plays on in the same way', () => {
  for (let at = 0; at < 60; at++) {
    const game = fished(`journey ${at}`, at % 20)
    const seat = game.players.findIndex(({ name }) => name === game.waiting?.selectors[0]?.actor)
    const here = imagine(game, seat, Random.fromSeed(String(at)))
    if (here === null) continue
    const there = unpackFork(fishing, JSON.parse(JSON.stringify(packFork(here))))
    expect(project(there, seat)).toEqual({ ...project(here, seat), branchId: there.branchId })
    for (const fork of [here, there]) {
      const chance = Random.fromSeed('playing on')
      for (let answered = 0; answered < 12 && fork.waiting !== null; answered++) {
        const [selector] = fork.waiting.selectors
        if (selector === undefined) break
        const { actor, title } = selector
        fork.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
      }
    }
    expect(there.fingerprint()).toBe(here.fingerprint())
  }
})

test('K121, K106: what was shuffled away lies elsewhere than at the table, also for whoever got the fork as data', () => {
  const reshuffling = smallGame<{ deck: CardId[] }>(
    (game) => ({ deck: game.cards.create('card', ['a', 'b', 'c'], [0]) }),
    {
      identities: ['a', 'b', 'c'],
      step(game) {
        game.cards.shuffle(game.state.deck)
        game.requestInputSingle({ actor: 'ana', title: 'Guess', choices: ['a', 'b'] })
      },
    },
  )
  const orders = forks(started(reshuffling), 0).map((fork) => {
    const { state, cards } = unpackFork(reshuffling, packFork(fork))
    return state.deck.map((card) => cards.identity(card)).join('')
  })
  expect(different(orders).size).toBe(6)
})
