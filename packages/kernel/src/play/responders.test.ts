import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, asked, NAMES, smallGame, started } from '../../testing/small-game.ts'
import { createGame, type Game, project, recordOf, replay } from '../host.ts'
import { type CardId, type GameDefinition, randomAgent } from '../index.ts'
import { Random } from '../search.ts'

const FISH = ['carp', 'pike', 'bass', 'eel', 'trout', 'perch', 'tench', 'ruffe', 'bream']

interface Pond {
  deck: CardId[]
  hands: CardId[][]
  scores: number[]
}

/** Everybody bids at once, then claims one after the other whoever is first, and draws. */
const pond: GameDefinition<Pond> = smallGame<Pond>(
  (game) => {
    const deck = game.cards.create('fish', FISH)
    game.cards.shuffle(deck)
    return { deck, hands: game.players.map(() => []), scores: game.players.map(() => 0) }
  },
  {
    identities: FISH,
    step(game) {
      const { state } = game
      const bids = game.requestInputMany(
        game.players.map(({ name }) => ({ actor: name, title: 'Bid', choices: [1, 2, 3] })),
      )
      const { seat } = game.requestInputAny(
        game.players.map(({ name }) => ({ actor: name, title: 'Claim', choices: ['me'] })),
      )
      state.scores[seat] = (state.scores[seat] ?? 0) + Number(bids[seat]?.selection[0]) + game.random.die(6)
      game.cards.draw(state.deck, state.hands[seat] as CardId[], seat)
    },
    result: ({ deck, scores }) => (deck.length > 0 ? null : { winners: [], scores, reason: 'empty' }),
  },
)

const table = (players: number, seed: string): Game<Pond> =>
  createGame(pond, { players: NAMES.slice(0, players), seed }) as Game<Pond>

/** The same answers, handed in one by one from outside. */
function byHand(game: Game<Pond>): Game<Pond> {
  const again = table(game.players.length, game.table.seed)
  again.run()
  for (const entry of game.log)
    if (entry.kind === 'answer')
      again.respondToInputRequest({
        actor: game.player(entry.seat).name,
        title: game.titleOfAnswer(entry),
        selection: entry.selection,
        isUserResponse: false,
      })
  return again
}

test('K84: a program is asked and play goes on at once, its answers in the log', () => {
  const game = table(3, 'all programs')
  const chance = Random.fromSeed('x')
  for (const seat of [0, 1, 2]) game.seatResponder(seat, (question) => question.randomAnswer(chance))
  expect(game.run()).toBeNull()
  expect(game.result?.reason).toBe('empty')
  expect(game.log).toHaveLength(9 * 4)
  expect(replay(pond, recordOf(game)).verdict).toBe('EXACT')
})

test('K85: the same answers lead to the same log and fingerprint, whoever gives them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.string(), fc.string(), (players, seed, luck) => {
      const game = table(players, seed)
      const chance = Random.fromSeed(luck)
      for (const { seat } of game.players) game.seatResponder(seat, (question) => question.randomAnswer(chance))
      game.run()
      const again = byHand(game)
      expect(again.fingerprint()).toBe(game.fingerprint())
      expect(again.log).toEqual(game.log)
      expect(again.result).toEqual(game.result)
    }),
    { numRuns: process.env['SOAK'] ? 2000 : 50 },
  )
})

test('K127: a silent game plays the same and tells nobody anything', () => {
  const chatty = smallGame<{ turns: number }>(() => ({ turns: 0 }), {
    step(game) {
      const roll = game.random.int(6)
      game.tell('{who} rolls {roll}', { who: { seat: game.state.turns % 2 }, roll })
      game.requestInputSingle({ actor: NAMES[game.state.turns % 2] as string, title: 'Again?', choices: ['yes', 'no'] })
      game.emit('rolled', roll)
      game.state.turns++
    },
    result: ({ turns }) => (turns < 20 ? null : { winners: [], scores: [0, 0], reason: 'tired' }),
  })
  const played = (isSilent: boolean): Game => {
    const game: Game = createGame(chatty, { players: ['ana', 'bo'], seed: 'silent' })
    if (isSilent) game.silence()
    const chance = Random.fromSeed('x')
    for (const seat of [0, 1]) game.seatResponder(seat, (question) => question.randomAnswer(chance))
    game.run()
    return game
  }
  const [heard, silent] = [played(false), played(true)]
  expect(silent.fingerprint()).toBe(heard.fingerprint())
  expect(silent.log).toEqual(heard.log)
  expect([heard, silent].map(({ happened }) => happened)).toEqual([40, 40])
  expect([heard, silent].map(({ happenings }) => happenings.length)).toEqual([40, 0])
})

describe('beside people', () => {
  test('K84: a program answers what it is asked, people the rest', () => {
    const game = table(2, 'mixed')
    const seen: string[] = []
    game.seatResponder(1, ({ title }) => {
      seen.push(title)
      return title === 'Bid' ? [2] : undefined
    })
    game.run()
    expect(asked(game)).toEqual(['ana: Bid'])
    answers(game, 'ana', 1)
    expect(asked(game)).toEqual(['ana: Claim', 'bo: Claim'])
    expect(seen).toEqual(['Bid', 'Claim'])
    answers(game, 'bo', 'me')
    expect(game.log.map((entry) => 'selection' in entry && entry.selection)).toEqual([[2], [1], ['me'], [2]])
  })

  test('K84: one that sits down answers the question that is open', () => {
    const game = table(2, 'late')
    game.run()
    answers(game, 'ana', 3)
    game.seatResponder(1, ({ selector }) => (selector.title === 'Bid' ? [1] : undefined))
    expect(asked(game)).toEqual(['ana: Claim', 'bo: Claim'])
    game.seatResponder(1, null)
    expect(asked(game)).toEqual(['ana: Claim', 'bo: Claim'])
    answers(game, 'ana', 'me')
    expect(asked(game)).toEqual(['ana: Bid', 'bo: Bid'])
  })
})

test('K84: what a program is shown is what its seat is told, also in the middle of a step', () => {
  const game = table(2, 'eyes')
  game.seatResponder(0, ({ selector }) => (selector.title === 'Bid' ? [1] : undefined))
  let looked = 0
  game.seatResponder(1, (question) => {
    const projection = question.projection()
    looked++
    expect(projection.seat).toBe(1)
    expect(projection.prompts.map(({ title }) => title)).toEqual([question.selector.title])
    expect(projection.canUndo).toBe(false)
    const sent = JSON.stringify(projection)
    expect(sent).not.toContain('"selection"')
    expect(Object.keys(JSON.parse(sent)).sort()).toEqual(Object.keys(project(game, 1)).sort())
    expect(JSON.parse(sent)).toMatchObject({ view: projection.view, prompts: [{ title: question.selector.title }] })
    return question.selector.title === 'Bid' ? [3] : undefined
  })
  game.run()
  expect(game.fault).toBeNull()
  expect(looked).toBeGreaterThan(0)
})

test('K83: every game can be played at random', () => {
  const game = table(4, 'random agents')
  const chance = Random.fromSeed('luck')
  for (const { seat } of game.players) game.seatResponder(seat, randomAgent.create(chance))
  game.run()
  expect(game.result).not.toBeNull()
  expect(game.fault).toBeNull()
})

test('K52: leaving a table of programs takes back only the unfinished step', () => {
  const game = started(
    smallGame<{ n: number; left: boolean }>(() => ({ n: 0, left: false }), {
      step(one) {
        one.requestInputSingle({ actor: 'ana', title: 'First', choices: ['a', 'b'] })
        one.requestInputSingle({ actor: 'bo', title: 'Second', choices: ['a', 'b'] })
        one.state.n++
      },
      leave: (one) => void (one.state.left = true),
    }),
  )
  game.seatResponder(0, () => ['a'])
  game.seatResponder(1, () => (game.state.n < 10 ? ['b'] : undefined))
  expect(asked(game)).toEqual(['bo: Second'])
  game.leave(0)
  expect(game.state).toEqual({ n: 10, left: true })
  expect(game.history.length).toBe(22)
  expect(replay(game.definition, recordOf(game)).verdict).toBe('EXACT')
})
