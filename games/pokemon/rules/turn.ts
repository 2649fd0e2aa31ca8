import { type CardId, doNext, type Seat, take } from '@turnwright/kernel'
import { noteAsking } from './ask.ts'
import { attackWith } from './attacks/resolve-attack.ts'
import { ceremony } from './ceremony.ts'
import { endDuel } from './ending.ts'
import { faceOf } from './faces.ts'
import { hasKnockOuts } from './knock-outs.ts'
import { type MainChoice, mainChoices } from './main-choices.ts'
import type { Move } from './main-options.ts'
import { attachEnergy, discardPokemon, evolve, fuelOfCard, pokemonWith, putOnBench } from './movements.ts'
import { topCard } from './pokemon-in-play.ts'
import { activatePower } from './powers/activate-power.ts'
import { retreat } from './retreat.ts'
import { type Duel, other, playerAt } from './state.ts'
import { playTrainer } from './trainers/play-trainer.ts'
import { unavailableMoves } from './unavailable-moves.ts'

/** P8: a turn begins with a card; whoever cannot draw has lost. */
export function beginTurn(game: Duel, seat: Seat): void {
  const { state } = game
  state.matchState = 'PLAYER_TURN'
  state.phase = 'DRAW'
  state.turn = seat
  state.turnNumber++
  state.energyAttached = false
  state.retreatFailed = false
  ceremony(game, seat, 'DRAW_CARD')
  if (playerAt(state, seat).deck.length === 0) return endDuel(game, other(seat), 'DECK_OUT')
  const { deck, hand } = playerAt(state, seat)
  game.cards.draw(deck, hand, seat)
  game.tell('Turn {n}: {player} draws a card', { n: state.turnNumber, player: { seat } })
  state.phase = 'MAIN_PHASE'
  doNext(state.agenda, { do: 'main', seat })
}

const TITLE = 'Play cards, then attack or end your turn'

/** P9: one thing after the other, until an attack or the wish to stop ends the turn. */
export function playOn(game: Duel, seat: Seat): void {
  const { state } = game
  state.phase = 'MAIN_PHASE'
  noteAsking(game, seat, 'main', -1)
  const [chosen] = game.requestInputSingle({
    actor: game.player(seat).name,
    title: TITLE,
    choices: mainChoices(game, seat) as readonly MainChoice[],
    cards: true,
    // A question that answers itself would tell that the hand holds nothing.
    noAutoRespond: true,
    unavailable: () => unavailableMoves(game, seat),
  }) as readonly Chosen[]
  if (state.flips.length > 0) state.flips.length = 0
  if (chosen === undefined) throw new Error('the main phase was not answered')
  carryOut(game, seat, chosen)
}

/** What comes back: a card by itself, a move, or a group that holds one. */
type Chosen = CardId | Move | { readonly title: string; readonly selection: readonly Move[] }

function carryOut(game: Duel, seat: Seat, chosen: Chosen): void {
  const { agenda } = game.state
  if (typeof chosen === 'number') playCard(game, seat, chosen)
  else {
    const move = 'move' in chosen ? chosen : (chosen.selection[0] as Move)
    if (make(game, seat, move) === 'over') return
  }
  doNext(agenda, { do: 'main', seat })
  if (hasKnockOuts(game.state)) doNext(agenda, { do: 'knock-outs' })
}

/** Whether the main phase goes on. */
function make(game: Duel, seat: Seat, move: Move): 'on' | 'over' {
  const player = playerAt(game.state, seat)
  switch (move.move) {
    case 'attack':
      attackWith(game, seat, move.at)
      return 'over'
    case 'end':
      endTurn(game, seat)
      return 'over'
    case 'power':
      activatePower(game, seat, pokemonWith(player, move.card))
      return 'on'
    case 'discard':
      discardPokemon(game, seat, pokemonWith(player, move.card))
      return 'on'
    case 'put':
      playOnPokemon(game, seat, move.card, move.target)
      return 'on'
    case 'retreat':
      retreat(game, seat, move.target)
      return 'on'
  }
}

function endTurn(game: Duel, seat: Seat): void {
  game.tell('{player} ends the turn', { player: { seat } })
  doNext(game.state.agenda, { do: 'between-turns' })
}

function playCard(game: Duel, seat: Seat, card: CardId): void {
  if (faceOf(game.cards.kind(card)).role === 'trainer') return playTrainer(game, seat, card)
  take(card, playerAt(game.state, seat).hand)
  game.cards.reveal(card)
  putOnBench(game, seat, card)
  game.tell('{player} puts {card} on the Bench', { player: { seat }, card: { card } })
}

/** P13, P16: a card from the hand on a Pokémon. */
function playOnPokemon(game: Duel, seat: Seat, card: CardId, target: CardId): void {
  const { state } = game
  const player = playerAt(state, seat)
  const pokemon = pokemonWith(player, target)
  if (faceOf(game.cards.kind(card)).role !== 'energy') return evolve(game, seat, card, pokemon)
  state.energyAttached = true
  take(card, player.hand)
  game.cards.reveal(card)
  attachEnergy(pokemon, card, fuelOfCard(game, card))
  game.tell('{player} attaches {card} to {pokemon}', {
    player: { seat },
    card: { card },
    pokemon: { card: topCard(pokemon) },
  })
}
