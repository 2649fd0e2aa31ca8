import type { Seat } from '@turnwright/kernel'
import { createGame, type Game, project } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { pokemon } from '../pokemon.ts'
import type { DuelState } from '../state.ts'
import type { DuelView } from '../view.ts'

type Played = Game<DuelState>

const SPARKS = '# my sparks\n4 Pikachu\n56 Lightning Energy'
const HEAPS = '4 Machop\n4 Onix\n4 Rattata\n48 Fighting Energy'
const ASKED = 'Choose your deck'

function begin(options: object, seed = 'brought'): Played {
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed, options }) as unknown as Played
  game.run()
  return game
}

function brings(game: Played, actor: string, deck: unknown): void {
  game.respondToInputRequest({ actor, title: ASKED, selection: [deck as string] })
}

/** Everything that a seat is told, or a spectator. */
function told(game: Played, seat: Seat | null): string {
  return JSON.stringify(project(game as Game, seat))
}

function viewOf(game: Played, seat: Seat | null): DuelView {
  return project(game as Game, seat).view as DuelView
}

/** How many of which a player plays with. */
function cardsOf({ state, cards }: Played, seat: Seat): Record<string, number> {
  const counts: Record<string, number> = {}
  const { deck, hand } = state.players[seat] ?? { deck: [], hand: [] }
  for (const card of [...deck, ...hand]) {
    const name = pokemon.cardName?.(cards.identity(card)) ?? ''
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

describe('decks that are brought', () => {
  test('P60: both are asked at once, before anything else, and play with what they chose', () => {
    const game = begin({ deck1: 'own', deck2: 'own' })
    expect(game.waiting?.selectors.map(({ actor, title }) => [actor, title])).toEqual([
      ['ana', ASKED],
      ['bo', ASKED],
    ])
    expect([game.state.matchState, game.cards.size]).toEqual(['DECK_VALIDATION', 0])
    brings(game, 'bo', 'blackout')
    expect(game.waiting?.selectors.map(({ actor }) => actor)).toEqual(['ana'])
    brings(game, 'ana', SPARKS)
    expect(cardsOf(game, 0)).toEqual({ Pikachu: 4, 'Lightning Energy': 56 })
    expect(Object.values(cardsOf(game, 1)).reduce((sum, n) => sum + n, 0)).toBe(60)
    expect(game.state.matchState).not.toBe('DECK_VALIDATION')
  })

  test('P60: only whoever brings one is asked', () => {
    const game = begin({ deck2: 'own' })
    expect(game.waiting?.selectors.map(({ actor }) => actor)).toEqual(['bo'])
    expect(project(game as Game, 0).waitingFor).toEqual([{ seat: 1, title: null }])
    expect(project(game as Game, 1).prompts[0]?.about).toEqual({ kind: 'bring-deck' })
    expect(game.state.players.map(({ deck }) => deck.length)).toEqual([60, 0])
    brings(game, 'bo', HEAPS)
    expect(cardsOf(game, 1)).toEqual({ Machop: 4, Onix: 4, Rattata: 4, 'Fighting Energy': 48 })
  })

  test('P1, P60: a deck that breaks a rule is refused with every reason, and the question stays', () => {
    const game = begin({ deck1: 'own' })
    const before = told(game, 0)
    const bring = (deck: unknown) => () => brings(game, 'ana', deck)
    expect(bring('5 Bill\n54 Fire Energy')).toThrow(
      'a deck has 60 cards, this one has 59; at most 4 cards may be called Bill, here are 5; there is no Basic Pokémon in it',
    )
    expect(bring('4 Pikachu\nfour Bill\n1 Missingno')).toThrow(
      'line 2: "four Bill" is not a number and the name of a card; line 3: there is no card called "Missingno"',
    )
    expect(bring('own')).toThrow('line 1: "own" is not a number and the name of a card')
    for (const odd of [7, null, ['zap'], { deck: 'zap' }])
      expect(bring(odd)).toThrow('A deck must be the name of a deck, or its cards as text')
    expect(told(game, 0)).toBe(before)
    brings(game, 'ana', 'zap')
    expect(game.state.players[0]?.brought).toBe('zap')
  })

  test('P60: whatever somebody brings, the others and whoever watches are told the same', () => {
    const plenty = '4 Pikachu\n4 Abra\n4 Staryu\n4 Weedle\n4 Jynx\n4 Vulpix\n4 Ponyta\n4 Doduo\n28 Water Energy'
    const heard = (deck: string) => {
      const game = begin({ deck1: 'own', deck2: 'own' })
      brings(game, 'bo', deck)
      const waiting = [told(game, 0), told(game, null)]
      brings(game, 'ana', plenty)
      expect(game.waiting?.selectors.map(({ title }) => title)).toEqual(new Array(2).fill('Choose your Active Pokémon'))
      return [...waiting, told(game, 0), told(game, null)]
    }
    expect(heard(plenty)).toEqual(heard(plenty.replaceAll('4 Abra', '3 Abra\n1 Mewtwo').replace('Water', 'Grass')))
    expect(heard(plenty)[2]).toContain('has brought a deck')
  })

  test('P60: its owner can look up what was brought, and nobody else can', () => {
    const game = begin({ deck1: 'own', deck2: 'own' })
    brings(game, 'ana', SPARKS)
    brings(game, 'bo', 'blackout')
    const seen = (seat: Seat | null) => viewOf(game, seat).players.map(({ brought }) => brought ?? null)
    expect(seen(0)).toEqual([['4 Pikachu (Base 58)', '56 Lightning Energy (Base 100)'], null])
    expect(seen(1)).toEqual([null, ['blackout']])
    expect(seen(null)).toEqual([null, null])
  })

  test('P60: the log keeps the cards of what was brought, and no word beside them', () => {
    const game = begin({ deck1: 'own' })
    brings(game, 'ana', `# <b>call me</b> \u202e\n${SPARKS}`)
    const [entry] = game.log
    expect(entry).toMatchObject({ kind: 'answer', selection: ['4 Pikachu (Base 58)\n56 Lightning Energy (Base 100)'] })
  })

  test('P55, P60: whoever leaves instead of bringing a deck has lost', () => {
    const game = begin({ deck1: 'own', deck2: 'own' })
    game.leave(1)
    expect(game.result).toEqual({
      winners: [0],
      scores: [0, 0],
      reason: { kind: 'won', by: 0, how: 'CONCEDE' },
    })
  })
})
