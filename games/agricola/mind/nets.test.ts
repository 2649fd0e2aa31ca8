import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Mind, type Question, Random } from '@turnwright/kernel/search'
import { type NetFile, netFor, netMind, ponder, type Settings } from '@turnwright/search'
import { expect, test } from 'vitest'
import { greedy } from '../ai/greedy.ts'
import { agricola } from '../rules/agricola.ts'
import { mind } from './mind.ts'
import cardsAsTrained from './nets/as-trained/cards.json' with { type: 'json' }
import familyAsTrained from './nets/as-trained/family.json' with { type: 'json' }
import cards from './nets/cards.json' with { type: 'json' }
import family from './nets/family.json' with { type: 'json' }
import settings from './settings.json' with { type: 'json' }

const POINTS_APART = 0.005
const SETTINGS: Settings = { ...settings.strong, budget: { playouts: 60 } }
/** Farms are told apart in every third question, so that all of a game comes up. */
const EVERY = 3

/** The questions of two games that greedy plays with itself. */
function asked(options: { readonly cards: 'none' | 'base' }, look: (question: Question) => void): void {
  for (let number = 0; number < 2; number++) {
    const seed = `nets ${number}`
    const usual = greedy.create(Random.fromSeed(seed)) as Responder
    const game = createGame(agricola, { players: ['ana', 'bo'], seed, options })
    game.keepCheckpoints()
    let questions = 0
    for (const seat of [0, 1])
      game.seatResponder(seat, (question) => {
        if (questions++ % EVERY === 0) look(question)
        return usual(question)
      })
    game.run()
    expect(game.fault).toBeNull()
  }
}

test.each([
  ['family', family],
  ['cards', cards],
] as const)(
  'the net (%s) is for the rules that the game has, by which it was trained or has won a match',
  (_name, net) => {
    const { schema = '' } = mind.features ?? {}
    expect(() => netFor(net as unknown as NetFile, { game: agricola.id, rules: agricola.rules, schema })).not.toThrow()
  },
)

test.each([
  ['family', 'none', family, familyAsTrained],
  ['cards', 'base', cards, cardsAsTrained],
] as const)(
  'the shipped net (%s) judges as the one that was trained does, and whoever thinks by it gives the same answers',
  (_name, kind, shipped, trained) => {
    const byTrained = netMind(mind as Mind, trained as NetFile, { game: agricola.id, rules: trained.rules })
    const answerBy = (question: Question, by: Mind) => {
      const chance = Random.fromSeed('luck')
      return ponder(question, chance, { mind: by, policy: greedy.create(chance) as Responder, settings: SETTINGS })
    }
    let judged = 0
    let thought = 0
    let same = 0
    asked({ cards: kind }, (question) => {
      const world = question.playOut(Random.fromSeed('world'), ({ players }) => players.map(() => () => undefined))
      if (world === null) return
      judged++
      for (const { seat } of world.players)
        expect(Math.abs(mind.evaluate(world as never, seat) - byTrained.evaluate(world, seat))).toBeLessThan(
          POINTS_APART,
        )
      const { answer, playouts, failed } = answerBy(question, mind as Mind)
      // A net that is refused would fail every playout, and nobody would hear of it.
      expect(failed).toBe(0)
      if (playouts === 0) return
      thought++
      if (JSON.stringify(answer) === JSON.stringify(answerBy(question, byTrained).answer)) same++
    })
    expect(judged).toBeGreaterThan(60)
    expect(thought).toBeGreaterThan(40)
    expect(same / thought).toBeGreaterThanOrEqual(0.98)
    const { game, rules, schema, unit, layers, made } = trained
    expect(shipped).toMatchObject({ format: 2, game, rules, schema, unit, layers, made })
  },
)
