import type { GameModule, Seat } from '@turnwright/kernel'
import {
  createGame,
  type Game,
  lineText,
  project,
  type Projection,
  PSEUDO_LOCALE,
  recordOf,
  type Snapshot,
} from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { CardLives, LookBack, logInForce, momentInRecord, openReplay, seenCards, tellMoment } from '@turnwright/replay'
import { explore, gameUnderTest, keepsSecrets, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { cardLivesIn } from './fixtures/card-lives-in.ts'
import { companies } from './fixtures/companies.ts'
import { games } from './index.ts'

const MOST_ANSWERS = 120
const EYES = [0, 1, null] as const

/** What each pair of eyes was told at each number of answers, the last time the game stood there. */
type Told = Map<number, readonly Projection[]>

/** Two players at random, who now and then take something back; and what they were told on the way. */
function played({ definition }: GameModule): { readonly game: Game; readonly told: Told } {
  const game = createGame(definition, { players: ['Ana', 'Bo'], seed: 'looking back' }) as Game
  const chance = Random.fromSeed('answers')
  const told: Told = new Map()
  const remember = () =>
    told.set(
      game.history.length,
      EYES.map((eyes) => project(game, eyes, { logFrom: 0 })),
    )
  game.run()
  remember()
  for (let given = 0; given < MOST_ANSWERS && game.waiting !== null; given++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
    if (game.waiting !== null && chance.int(15) === 0)
      game.undoWithConsent(0, Math.max(0, game.history.length - 1 - chance.int(6)), [1])
    remember()
  }
  return { game, told }
}

/** What somebody who looks back by one answer is told of that moment, and of the answer that followed. */
function lookingBack({ definition }: GameModule) {
  const kept = new WeakMap<Game, { readonly entries: number; readonly snapshot: Snapshot }>()
  return (game: Game, seat: Seat | null): unknown => {
    const before = kept.get(game)
    const entries = game.log.length
    kept.set(game, { entries, snapshot: game.snapshot() })
    if (before === undefined || before.entries === entries) return null
    const table = { ...game.table, players: game.players.map(({ name }) => name) }
    const then = createGame(definition, table) as Game
    then.resume(before.snapshot, game.log.slice(0, before.entries))
    const entry = game.log[before.entries]
    return tellMoment(then, before.entries, { eyes: seat, viewer: seat, locale: PSEUDO_LOCALE, entry })
  }
}

/** Where somebody saw cards go, for as long as a game was followed. */
function followingCards() {
  const kept = new WeakMap<Game, Map<Seat | null, CardLives>>()
  return (game: Game, seat: Seat | null): unknown => {
    const bySeat = kept.get(game) ?? new Map<Seat | null, CardLives>()
    kept.set(game, bySeat)
    const cards = bySeat.get(seat) ?? new CardLives()
    bySeat.set(seat, cards)
    cards.pass(seenCards(game, seat), game.log.length)
    return cards.lives
  }
}

describe.each(games.map((module) => [module.definition.id, module] as const))('looking back at %s', (_id, module) => {
  const { game, told } = played(module)
  const table = { players: game.players.map(({ name }) => name), seed: game.table.seed, options: game.options }
  const back = new LookBack(module.definition, table, logInForce(game))

  test('a seat is shown at each moment what it was told then, and no more', () => {
    expect(back.outline.stops).toHaveLength(game.history.length + 1)
    for (let answers = 0; answers <= game.history.length; answers += 7)
      for (const [nth, eyes] of EYES.entries()) {
        const then = told.get(answers)?.[nth] as Projection
        const { projection } = back.at(answers, eyes, 'en')
        expect(projection.view).toEqual(then.view)
        expect(projection.waitingFor).toEqual(then.waitingFor)
        expect(projection.prompts.map(({ title, choices }) => [title, choices])).toEqual(
          then.prompts.map(({ title, choices }) => [title, choices]),
        )
      }
  })

  test('each of its moments is found in the record, among what was taken back', () => {
    const replayed = openReplay(module.definition, recordOf(game))
    const { outline } = replayed.summary
    for (let answers = 0; answers <= game.history.length; answers += 7) {
      const stop = momentInRecord(outline, answers)
      expect(replayed.at(stop, 0).projection.view).toEqual(back.at(answers, 0, 'en').projection.view)
      expect(outline.stops[stop]?.takenBack).toBe(false)
    }
    expect(momentInRecord(outline, 100_000)).toBe(outline.stops.length - 1)
  })

  test('nobody is told anything that they do not know: in deals that look alike to them the past is alike, word for word', {
    timeout: soakable(5 * 60_000, 12 * 60 * 60_000),
  }, () => {
    let told = 0
    const look = lookingBack(module as GameModule)
    const follow = followingCards()
    const shown = (each: Game, seat: Seat | null): unknown => {
      const moment = look(each, seat)
      if (moment !== null) told++
      return { moment, cards: follow(each, seat) }
    }
    const quiet = { ...module, agents: {} } as GameModule
    for (const players of companies(module as GameModule, soakable(1, 2)))
      explore(gameUnderTest(quiet, { games: soakable(1, 4), shown }), keepsSecrets, { players })
    // In a game without hidden cards no two deals look alike.
    expect(told > 0).toBe(module.definition.identities !== undefined)
  })

  test('where cards went is told to a seat as the record tells it later through the same eyes', () => {
    const replayed = openReplay(module.definition, { ...recordOf(game), log: logInForce(game), fingerprints: [] })
    for (const eyes of EYES) {
      // In a long game it is late before all is followed: whoever asks again finds what was followed so far.
      let lives = back.cardLives(eyes, () => true)
      while (lives === null) lives = back.cardLives(eyes, () => true)
      expect(lives).toEqual(cardLivesIn(replayed, eyes))
      expect(back.cardLives(eyes)).toEqual(lives)
      expect(lives.length > 0).toBe(module.definition.identities !== undefined)
    }
    expect(back.views([0, 7], 0)).toEqual([0, 7].map((at) => back.at(at, 0, 'en').projection.view))
  })

  test('its lines are those that the seat reads now, each with its moment', () => {
    for (const eyes of EYES) {
      const lines = back.lines(eyes, 'en')
      expect(lines.map(({ line }) => lineText(line))).toEqual(
        project(game, eyes, { logFrom: 0 }).log.lines.map(lineText),
      )
      expect(lines.filter(({ takenBack }) => takenBack)).toEqual([])
    }
  })

  test('of the answers of others nothing is told but the question, where everybody may read it', () => {
    const { stops } = back.outline
    for (const [at, { seat }] of stops.slice(0, -1).entries())
      for (const [nth, eyes] of EYES.entries()) {
        const next = back.at(at, eyes, 'en').next
        const awaited = told.get(at)?.[nth]?.waitingFor.find((each) => each.seat === seat)?.title ?? null
        expect(next?.chosen === null).toBe(eyes !== seat)
        expect(eyes === seat ? awaited : next?.question).toBe(awaited)
        expect(eyes === seat ? [] : next?.refs).toEqual([])
      }
  })

  test('a game that goes on is followed, and one that took something back is not mistaken for it', () => {
    const log = logInForce(game)
    const early = new LookBack(module.definition, table, log.slice(0, Math.floor(log.length / 2)))
    early.cardLives(0)
    expect(early.follow(log)).toBe(true)
    expect(early.outline).toEqual(back.outline)
    expect(early.lines(0, 'en')).toEqual(back.lines(0, 'en'))
    expect(early.cardLives(0)).toEqual(back.cardLives(0))
    expect(early.follow(log.slice(0, -1))).toBe(false)
  })
})
