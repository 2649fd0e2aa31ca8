import { choiceId, createGame, type Game } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { pokemonModule } from '../../index.ts'
import { coins } from '../../scenario/stage.ts'
import { pokemon } from '../pokemon.ts'
import type { DuelState } from '../state.ts'

const PLENTY = '4 Pikachu\n4 Machop\n4 Staryu\n4 Rattata\n4 Weedle\n4 Abra\n4 Onix\n4 Vulpix\n4 Jynx\n24 Grass Energy'
const ONE = '1 Pikachu\n4 Clefairy Doll\n55 Lightning Energy'
const ACTIVE = 'Choose your Active Pokémon'
const BENCH = 'Choose Pokémon for your Bench'
const EXTRA = 'Choose how many extra cards to draw'

type Played = Game<DuelState>

function begin(deck1: string, deck2: string, seed: string): Played {
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed, options: { deck1, deck2 } }) as unknown as Played
  game.run()
  return game
}

function answer(game: Played, actor: string, title: string, selection: readonly (string | number)[]): void {
  game.respondToInputRequest({ actor, title, selection })
}

function handSizes({ state }: Played): number[] {
  return state.players.map(({ hand }) => hand.length)
}

describe('the opening', () => {
  test('P2: seven cards each, all different orders of the same sixty', () => {
    const game = begin(PLENTY, PLENTY, 'hands')
    expect(handSizes(game)).toEqual([7, 7])
    expect(game.state.players.map(({ deck }) => deck.length)).toEqual([53, 53])
  })

  test('P3: a hand without a Basic Pokémon is shown, and the opponent draws up to two before it is drawn again', () => {
    const game = begin(ONE, PLENTY, 'mulligan')
    expect(game.waiting?.selectors.map(({ actor, title }) => [actor, title])).toEqual([['bo', EXTRA]])
    const shown = game.state.players[0]?.hand ?? []
    expect(shown.every((card) => game.cards.isPublic(card))).toBe(true)
    answer(game, 'bo', EXTRA, [2])
    expect(handSizes(game)).toEqual([7, 9])
    expect(game.state.players[0]?.mulligans).toBe(1)
  })

  test('P3: each mulligan gives the opponent a new choice, and nothing may be drawn', () => {
    const game = begin(ONE, PLENTY, 'mulligans 11')
    let asked = 0
    while (game.waiting?.selectors[0]?.title === EXTRA) {
      answer(game, 'bo', EXTRA, [asked++ % 2])
    }
    expect(asked).toBe(3)
    expect(game.state.players[0]?.mulligans).toBe(3)
    expect(handSizes(game)).toEqual([7, 8])
    expect(game.waiting?.selectors.map(({ title }) => title)).toEqual([ACTIVE, ACTIVE])
  })

  test('P3: however many mulligans there are, the Prizes stay in the deck', () => {
    const game = begin(ONE, PLENTY, 'mulligans 3')
    const offered: (readonly unknown[])[] = []
    for (let open = game.waiting?.selectors[0]; open?.title === EXTRA; open = game.waiting?.selectors[0]) {
      const numbers = open.type === 'action' ? [] : open.choices.map(choiceId)
      offered.push(numbers)
      answer(game, 'bo', EXTRA, [Number(numbers.at(-1))])
    }
    expect(offered[22]).toEqual([0, 1, 2])
    expect(offered[23]).toEqual([0, 1])
    expect(offered).toHaveLength(24)
    expect(game.state.players[1]?.deck).toHaveLength(6)
    expect(game.waiting?.selectors.map(({ title }) => title)).toEqual([ACTIVE, ACTIVE])
  })

  test('P3: dolls are no Basic Pokémon to begin with', () => {
    const game = begin(ONE, PLENTY, 'mulligan')
    while (game.waiting?.selectors[0]?.title === EXTRA) answer(game, 'bo', EXTRA, [0])
    const [active] = game.waiting?.selectors ?? []
    expect(active?.type === 'action' ? null : active?.choices).toHaveLength(1)
  })

  test('P4: where neither has one both draw again and nobody draws extra', () => {
    const game = begin(ONE, ONE, 'neither 0')
    expect(game.waiting?.selectors.map(({ actor, title }) => [actor, title])).toEqual([
      ['ana', 'Draw your opening hand'],
    ])
    answer(game, 'ana', 'Draw your opening hand', ['DRAW_INITIAL_CARDS'])
    expect(handSizes(game)).toEqual([7, 7])
    expect(game.state.players.map(({ mulligans }) => mulligans)).toEqual([0, 0])
  })

  test('P5, P6, P7: Active and Bench face down, six Prizes, and heads lets the first player begin', () => {
    const { ana, bo, scene } = given(
      pokemonModule,
      { ana: {}, bo: {} },
      { options: { deck1: PLENTY, deck2: PLENTY }, seed: 'p5', rolls: coins('heads') },
    )
    const state = (): DuelState => scene.game.state as DuelState
    const first = (seat: number): number[] =>
      scene
        .promptsOf(seat)[0]
        ?.choices.slice(0, 2)
        .map(({ id }) => Number(id)) ?? []
    ana.isAsked(ACTIVE)
    const [anas = 0] = first(0)
    ana.chooses(anas)
    bo.sees({ players: [{ faceDown: [] }, {}] })
    bo.chooses(first(1)[0] ?? 0)
    bo.sees({ players: [{ faceDown: [{ card: anas, id: null }] }, {}], matchState: 'SELECT_BENCH_POKEMON' })
    bo.sees({ players: [{ noTrainers: false }, { noTrainers: false }] })
    ana.isAsked(BENCH)
    const top = state().players.map(({ deck }) => deck.slice(-6).reverse())
    ana.chooses(...first(0))
    bo.chooses()
    expect(state().players.map(({ prizes }) => prizes)).toEqual(top)
    expect(top.map((prizes) => prizes.length)).toEqual([6, 6])
    expect(state().players.map(({ bench }) => bench.length)).toEqual([2, 0])
    expect([state().first, state().turn, state().turnNumber]).toEqual([0, 0, 1])
    bo.sees({ players: [{ active: { card: anas } }, {}], currentPlayer: 'PLAYER1', phase: 'MAIN_PHASE' })
    ana.isAsked('Play cards, then attack or end your turn')
  })

  test('P7: tails lets the second player begin', () => {
    const { ana, bo, scene } = given(
      pokemonModule,
      { ana: {}, bo: {} },
      { options: { deck1: PLENTY, deck2: PLENTY }, seed: 'p5', rolls: coins('tails') },
    )
    for (const [seat, player] of [ana, bo].entries()) player.chooses(Number(scene.promptsOf(seat)[0]?.choices[0]?.id))
    ana.chooses()
    bo.chooses()
    bo.sees({ firstPlayer: 'PLAYER2', turnNumber: 1 })
    bo.isAsked('Play cards, then attack or end your turn')
  })

  test('P55: whoever leaves before the Prizes are set has lost, and nobody has taken one', () => {
    const { ana, scene } = given(
      pokemonModule,
      { ana: {}, bo: {} },
      { options: { deck1: PLENTY, deck2: PLENTY }, seed: 'p5' },
    )
    ana.leaves()
    scene.isOver({ winners: [1], scores: [0, 0], reason: 'bo has won: the opponent has given up.' })
  })

  test('P56: by hand, everything without an alternative is asked for too', () => {
    const { ana, bo, scene } = given(
      pokemonModule,
      { ana: {}, bo: {} },
      { options: { deck1: PLENTY, deck2: PLENTY, ceremony: 'by-hand' }, seed: 'p5', rolls: coins('heads') },
    )
    ana.sees({ matchState: 'MATCH_APPROVAL' })
    for (const player of [ana, bo]) player.chooses('APPROVE_MATCH')
    ana.sees({ matchState: 'DRAWING_CARDS' })
    for (const player of [ana, bo]) player.chooses('DRAW_INITIAL_CARDS')
    for (const [seat, player] of [ana, bo].entries()) player.chooses(Number(scene.promptsOf(seat)[0]?.choices[0]?.id))
    ana.chooses()
    bo.chooses()
    ana.sees({ matchState: 'SET_PRIZE_CARDS' })
    for (const player of [ana, bo]) player.chooses('SET_PRIZE_CARDS')
    ana.sees({ matchState: 'FIRST_PLAYER_SELECTION' })
    ana.chooses('GENERATE_COIN_FLIP')
    for (const player of [ana, bo]) player.chooses('CONFIRM_FIRST_PLAYER')
    ana.isAsked('Draw a card')
    ana.sees({ phase: 'DRAW' })
    ana.chooses('DRAW_CARD')
    ana.isAsked('Play cards, then attack or end your turn')
  })
})
