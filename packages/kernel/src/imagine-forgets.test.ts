import { describe, expect, test } from 'vitest'
import { answers, answersWith, asked, smallGame, started } from '../testing/small-game.ts'
import {
  type CardId,
  createGame,
  type Game,
  type GameDefinition,
  imagine,
  type Player,
  project,
  Random,
  type SelectSelector,
} from './index.ts'

const SIX = ['a', 'b', 'c', 'd', 'e', 'f']

interface Zones {
  deck: CardId[]
  hand: CardId[]
}

/** Many forks of one moment. */
function forks<State>(game: Game<State>, seat: number | null, count = 300): Game<State>[] {
  const chance = Random.fromSeed('forks')
  return Array.from({ length: count }, () => imagine(game, seat, chance)).filter((fork) => fork !== null)
}

const different = (values: Iterable<unknown>) => new Set([...values].map((value) => JSON.stringify(value)))

const setup: GameDefinition<Zones>['setup'] = (game) => {
  const deck = game.cards.create('card', SIX)
  game.cards.shuffle(deck)
  const hand: CardId[] = []
  game.cards.draw(deck, hand, 0, 2)
  return { deck, hand }
}

describe('cards shuffled away in the step', () => {
  const reshuffling = (between: (game: Game<Zones>) => void) =>
    started(
      smallGame<Zones>(setup, {
        identities: SIX,
        step(game) {
          const { state } = game
          state.deck.push(...state.hand.splice(0))
          game.cards.shuffle(state.deck)
          between(game as Game<Zones>)
          game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        },
      }),
    )

  test('K106: lie anywhere, also those that the seat knew before', () => {
    const game = reshuffling(() => undefined)
    const places = forks(game, 0).flatMap(({ state, cards }) =>
      state.deck.map((card, at) => [at, cards.identity(card)]),
    )
    expect(different(places).size).toBe(36)
  })

  test('K105: but what was drawn afterwards is what it is', () => {
    const game = reshuffling(({ cards, state }) => {
      cards.draw(state.deck, state.hand, 0, 2)
    })
    const drawn = game.state.hand.map((card) => game.cards.identity(card))
    for (const { state, cards } of forks(game, 0)) expect(state.hand.map((card) => cards.identity(card))).toEqual(drawn)
  })

  test('K105: a question that answered itself in between changes nothing', () => {
    const game = reshuffling((one) => {
      one.requestInputSingle({ actor: 'ana', title: 'Forced', choices: ['only'] })
      one.cards.draw(one.state.deck, one.state.hand, 0)
      one.requestInputSingle({ actor: 'bo', title: 'Forced', choices: ['only'] })
    })
    const [card] = game.state.hand as [CardId]
    for (const fork of forks(game, 0)) {
      expect(fork.cards.isKnownTo(card, 0)).toBe(true)
      expect(fork.cards.identity(card)).toBe(game.cards.identity(card))
    }
  })

  test('K106: it holds for the fork of a fork as well', () => {
    const [fork] = forks(
      reshuffling(() => undefined),
      0,
      1,
    ) as [Game<Zones>]
    const places = forks(fork, 0).flatMap(({ state, cards }) =>
      state.deck.map((card, at) => [at, cards.identity(card)]),
    )
    expect(different(places).size).toBe(36)
  })

  test('K112: a fork that is answered on finds its cards where they were', () => {
    const twice = smallGame<Zones>(setup, {
      identities: SIX,
      step(game) {
        const { state } = game
        state.deck.push(...state.hand.splice(0))
        game.cards.shuffle(state.deck)
        for (const title of ['First', 'Second']) game.requestInputSingle({ actor: 'ana', title, choices: ['a', 'b'] })
      },
    })
    for (const fork of forks(started(twice), 0, 20)) {
      const before = fork.state.deck.map((card) => fork.cards.identity(card))
      answers(fork, 'ana', 'a')
      expect(fork.state.deck.map((card) => fork.cards.identity(card))).toEqual(before)
    }
  })
})

describe('answers of others', () => {
  interface Bids {
    made: number[][]
  }

  const bids: GameDefinition<Bids> = smallGame<Bids>(() => ({ made: [] }), {
    step(game) {
      const responses = game.requestInputMany(
        game.players.map(({ name }) => ({ actor: name, title: 'Bid', choices: [1, 2, 3] })),
      )
      game.state.made.push(responses.map(({ selection }) => selection[0] as number))
    },
    view: () => null,
  })

  test('K110: to the open simultaneous request are awaited again', () => {
    const game = started(bids, 3)
    answers(game, 'bo', 3)
    for (const fork of forks(game, 0, 20)) {
      expect(asked(fork)).toEqual(['ana: Bid', 'bo: Bid', 'cy: Bid'])
      expect(JSON.stringify(fork.log)).not.toContain('selection')
    }
  })

  test('K110: the own answer to it is remembered', () => {
    const game = started(bids, 3)
    answers(game, 'bo', 3)
    answers(game, 'ana', 1)
    for (const fork of forks(game, 0, 20)) {
      expect(asked(fork)).toEqual(['bo: Bid', 'cy: Bid'])
      answers(fork, 'bo', 2)
      answers(fork, 'cy', 2)
      expect(fork.state.made).toEqual([[1, 2, 2]])
    }
  })

  test('K110: nor does a program in the same process learn them', () => {
    const game = createGame(bids, { players: ['ana', 'bo', 'cy'], seed: 'seed' }) as Game<Bids>
    const seen: unknown[] = []
    for (const seat of [0, 1, 2])
      game.seatResponder(seat, (question) => {
        const fork = question.imagine(Random.fromSeed('x'))
        seen.push([fork && asked(fork), fork?.log.length])
        return game.state.made.length < 2 ? [seat + 1] : undefined
      })
    game.run()
    expect(game.state.made).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect(different(seen)).toEqual(different([[['ana: Bid', 'bo: Bid', 'cy: Bid'], 0]]))
  })

  test('K110: anytime actions beside it are acts of their own, and remembered', () => {
    const pawning = smallGame<{ coins: number[] }>(() => ({ coins: [1, 1] }), {
      step(game) {
        const { coins } = game.state
        const question = ({ seat, name }: Player): SelectSelector<number> => ({
          actor: name,
          title: 'Bid',
          choices: Array.from({ length: (coins[seat] ?? 0) + 1 }, (_, bid) => bid),
          anytime: [{ type: 'pawn', description: 'Pawn' }],
          private: true,
        })
        game.requestInputMany(game.players.map(question), (player) => {
          coins[player.seat] = (coins[player.seat] ?? 0) + 1
          return question(player)
        })
      },
    })
    const game = started(pawning)
    const pawn = { action: 'anytime-action', anytimeAction: { type: 'pawn', description: 'Pawn' } } as const
    answersWith(game, 'bo', pawn)
    answers(game, 'bo', 2)
    answersWith(game, 'ana', pawn)
    const reached = forks(game, 0, 20)
    expect(reached).toHaveLength(20)
    for (const fork of reached) {
      expect(project(fork, 0).view).toEqual({ coins: [2, 2] })
      expect(asked(fork)).toEqual(['ana: Bid', 'bo: Bid'])
      expect(JSON.stringify(fork.log)).not.toContain('[2]')
    }
  })

  const betrayal = smallGame<{ secret: string }>(() => ({ secret: 'none' }), {
    step(game) {
      const [deed] = game.requestInputSingle({
        actor: 'bo',
        title: 'Help or betray',
        choices: ['help', 'betray', 'wait'],
        private: true,
      })
      game.state.secret = deed as string
      game.requestInputSingle({ actor: 'ana', title: 'Trust?', choices: ['yes', 'no'] })
    },
    view: () => null,
  })

  test.each(['answer', 'timeout'] as const)('K109: given in private they are given anew (%s)', (kind) => {
    const game = started(betrayal)
    game.respondToInputRequest({ actor: 'bo', title: 'Help or betray', selection: ['betray'] }, kind)
    const secrets = (seat: number) => different(forks(game, seat).map(({ state }) => state.secret))
    expect(secrets(0)).toEqual(different(['help', 'betray', 'wait']))
    expect(secrets(1)).toEqual(different(['betray']))
  })

  test('K109: they agree with what the seat sees of them, or nothing is imagined', () => {
    const visible = (hidden: boolean): GameDefinition<{ secret: string }> => ({
      ...betrayal,
      view: ({ secret }) => (hidden ? null : secret === 'betray'),
    })
    const seenBy = (definition: GameDefinition<{ secret: string }>) => {
      const game = started(definition)
      answers(game, 'bo', 'help')
      return different(forks(game, 0).map(({ state }) => state.secret))
    }
    expect(seenBy(visible(true)).size).toBe(3)
    expect(seenBy(visible(false))).toEqual(different(['help', 'wait']))
  })

  test('K104: others that are public are remembered', () => {
    const open = smallGame<{ said: string }>(() => ({ said: '' }), {
      step(game) {
        const [word] = game.requestInputSingle({ actor: 'bo', title: 'Say', choices: ['x', 'y', 'z'] })
        game.state.said = word as string
        game.requestInputSingle({ actor: 'ana', title: 'Reply', choices: ['yes', 'no'] })
      },
    })
    const game = started(open)
    answers(game, 'bo', 'y')
    expect(different(forks(game, 0).map(({ state }) => state.said))).toEqual(different(['y']))
  })
})

describe('chance', () => {
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
})

test('K104: where the question depends on what the seat does not know, only forks that reach it are handed out', () => {
  const trapped = smallGame<Zones>(
    (game) => {
      const deck = game.cards.create('card', ['trap', 'trap', 'safe', 'safe'])
      game.cards.shuffle(deck)
      return { deck, hand: [] }
    },
    {
      identities: ['trap', 'safe'],
      step(game) {
        const [top] = game.state.deck as [CardId]
        const trap = game.cards.identity(top) === 'trap'
        game.requestInputSingle({ actor: 'ana', title: trap ? 'Disarm' : 'Walk on', choices: ['a', 'b'] })
      },
    },
  )
  const game = started(trapped)
  const reached = forks(game, 0, 200)
  expect(different(reached.map(asked))).toEqual(different([asked(game)]))
  expect(reached.length).toBeGreaterThan(50)
  expect(reached.length).toBeLessThan(150)
})

describe('groups', () => {
  const grouped = (exchangeable?: GameDefinition<Zones>['exchangeable']) =>
    started(
      smallGame<Zones>(setup, {
        identities: SIX,
        step: (game) => void game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
        ...(exchangeable === undefined ? {} : { exchangeable }),
      }),
    )
  const at = (place: number) => (fork: Game<Zones>) => fork.cards.identity(fork.state.deck[place] as CardId)

  test('K107: cards are dealt within the groups that the game names', () => {
    const game = grouped(({ deck }) => [deck.slice(0, 2), deck.slice(2)])
    const [bottom, top] = [game.state.deck.slice(0, 2), game.state.deck.slice(2)].map((zone) =>
      zone.map((card) => game.cards.identity(card)),
    )
    const many = forks(game, 0)
    expect(different(many.map(at(0)))).toEqual(different(bottom ?? []))
    expect(different(many.map(at(3)))).toEqual(different(top ?? []))
  })

  test('K107: what no group names is dealt by its back', () => {
    const game = grouped(({ deck }) => [deck.slice(0, 2)])
    expect(different(forks(game, 0).map(at(2))).size).toBe(2)
    expect(
      different(
        forks(
          grouped(() => []),
          0,
        ).map(at(0)),
      ).size,
    ).toBe(4)
  })

  test('K107: without groups every card with that back may lie anywhere', () => {
    expect(different(forks(grouped(), 0).map(at(0))).size).toBe(4)
    expect(different(forks(grouped(), null).map(at(0))).size).toBe(6)
  })
})

test('K73: a fork tells nothing of the lines before it', () => {
  const game = started(
    smallGame<object>(() => ({}), {
      step(one) {
        one.tell('secret of the past', {}, [1])
        one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
      },
    }),
  )
  answers(game, 'ana', 'a')
  const [fork] = forks(game, 0, 1) as [Game<object>]
  expect(JSON.stringify(project(fork, 0))).not.toContain('secret')
})
