import { nth } from '@turnwright/kernel'
import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Imagined, legalAnswers, type Question, Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { generatorV2 } from '../generator/agents.ts'
import type { PokemonOptions } from '../rules/options.ts'
import { pokemon } from '../rules/pokemon.ts'
import type { DuelAbout, DuelState } from '../rules/state.ts'
import type { DuelView } from '../rules/view.ts'
import { mind } from './mind.ts'

const DUELS = process.env['SOAK'] ? 400 : 5

type Asked = Question<DuelView, DuelAbout>
type World = Imagined<DuelState, PokemonOptions>

/** Plays duels by the second generator, and looks at every question before it is answered. */
function watch(look: (question: Asked, chance: Random) => void): void {
  for (let number = 0; number < DUELS; number++) {
    const chance = Random.fromSeed(`watched ${number}`)
    const deck = () => nth(READY_DECKS, chance.int(READY_DECKS.length)).id
    const options = { deck1: deck(), deck2: deck() }
    const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `watched ${number}`, options })
    game.keepCheckpoints()
    for (const seat of [0, 1]) {
      const generator = generatorV2.create(chance)
      const watched: Responder<DuelView, DuelAbout> = (question) => {
        look(question, chance)
        return generator(question)
      }
      game.seatResponder(seat, watched)
    }
    game.run()
    expect(game.fault).toBeNull()
  }
}

/** A world imagined at a question and played on for some turns by the mind's own policy; null where that fails. */
function played(question: Asked, chance: Random, turns: number): World | null {
  let began = -1
  return question.playOut(chance, (one) => {
    const world = one as World
    return world.players.map(({ seat }) => {
      const policy = mind.rollout(world, seat, chance)
      const playing: Responder<DuelView, DuelAbout> = (asked) => {
        if (began < 0) began = mind.turn(world)
        return mind.turn(world) - began >= turns ? undefined : policy(asked)
      }
      return playing
    })
  }) as World | null
}

describe('every question of a duel', () => {
  test('can be imagined and played on from, and both chances to win come to one', () => {
    const failures: string[] = []
    watch((question, chance) => {
      const world = played(question, chance, 2)
      if (world === null) return failures.push(question.about?.kind ?? '')
      const chances = [0, 1].map((seat) => mind.evaluate(world, seat))
      for (const each of chances) expect(each).toBeGreaterThanOrEqual(0)
      expect(nth(chances, 0) + nth(chances, 1)).toBeCloseTo(1, 6)
      return undefined
    })
    expect(failures).toEqual([])
  })

  test('comes back as the very question that is open', () => {
    watch((question, chance) => {
      let first: unknown = null
      question.playOut(chance, () =>
        [0, 1].map((seat) => (asked: Question) => {
          if (seat === question.seat)
            first ??= [asked.about, asked.selector.type === 'action' ? [] : asked.selector.choices.length]
          return seat === question.seat ? undefined : asked.randomAnswer(chance)
        }),
      )
      const { selector } = question
      expect(first).toEqual([question.about, selector.type === 'action' ? [] : selector.choices.length])
    })
  })
})

describe('the answers worth looking at', () => {
  test('begin with what the second generator does, and all of them are legal and different', () => {
    watch((question, chance) => {
      const ranked = mind.rank?.(question, chance) ?? null
      if (ranked === null) return
      const { selector } = question
      expect(nth(ranked, 0).answer).toEqual(generatorV2.create(chance)(question))
      expect(ranked.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1, 6)
      expect(new Set(ranked.map(({ answer }) => JSON.stringify(answer))).size).toBe(ranked.length)
      if (question.about?.kind !== 'main') return
      const legal = new Set([...legalAnswers(selector)].map((answer) => JSON.stringify(answer)))
      for (const { answer } of ranked) expect(legal).toContain(JSON.stringify(answer))
    })
  })
})

test('whoever leads wins more often than not, by the judgement of most positions', () => {
  let right = 0
  let judged = 0
  watch((question, chance) => {
    const world = question.about?.kind === 'main' ? played(question, chance, 1000) : null
    if (world === null || world.result === null) return
    const before = question.playOut(chance, () => [() => undefined, () => undefined]) as World | null
    if (before === null) return
    judged++
    if (world.result.winners.includes(0) === mind.evaluate(before, 0) > 0.5) right++
  })
  expect(right / judged).toBeGreaterThan(0.65)
})
