import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import { flipCoin } from './coins.ts'
import { faceOfCard } from './faces.ts'
import { hasKnockOuts } from './knock-outs.ts'
import { type PokemonInPlay, topCard } from './pokemon-in-play.ts'
import { isKnockedOut } from './traits.ts'
import { anyPokemon, type Duel, other, type PlayerState, playerAt, pokemonOf } from './state.ts'

/** P26: between turns, the side of the player whose turn ends comes first; poisoned Pokémon may then be knocked out. */
export function passBetweenTurns(game: Duel): void {
  const { state } = game
  const { turn } = state
  const foe = other(turn)
  state.matchState = 'BETWEEN_TURNS'
  state.phase = 'END'
  checkActive(game, turn, true)
  discardTools(game, turn, 'endOfThisTurn')
  checkActive(game, foe, false)
  discardTools(game, foe, 'endOfOpponentsNextTurn')
  forget(state.turnNumber, playerAt(state, turn))
  forget(state.turnNumber, playerAt(state, foe))
  doNext(state.agenda, { do: 'turn', seat: foe })
  if (hasKnockOuts(state)) doNext(state.agenda, { do: 'knock-outs' })
}

/**
 * P21, P23, P24: poison, then sleep, then the end of a paralysis, which comes after the owner's own turn only. P26: whom
 * the poison knocks out takes no further part.
 */
function checkActive(game: Duel, seat: Seat, ownTurn: boolean): void {
  const { active } = playerAt(game.state, seat)
  if (active === null) return
  const card = topCard(active)
  if (active.poison > 0) {
    active.damage += active.poison
    game.tell({ kind: 'poison-hurt', card, n: active.poison })
    if (isKnockedOut(game.state, active)) return
  }
  if (active.condition === 'asleep' && flipCoin(game, seat, { for: 'waking-up', card })) {
    active.condition = null
    game.tell({ kind: 'woke-up', card })
  }
  if (active.condition === 'paralyzed' && ownTurn) {
    active.condition = null
    game.tell({ kind: 'paralysis-ended', card })
  }
}

/** P38: PlusPower goes at the end of the turn, Defender at the end of the opponent's. */
function discardTools(game: Duel, seat: Seat, when: 'endOfThisTurn' | 'endOfOpponentsNextTurn'): void {
  const player = playerAt(game.state, seat)
  if (!anyPokemon(player, hasTools)) return
  for (const pokemon of pokemonOf(player)) {
    if (isKnockedOut(game.state, pokemon)) continue
    for (const card of pokemon.tools.filter((each) => expires(game, each, when))) {
      game.cards.move(card, pokemon.tools, player.discard)
      game.tell({ kind: 'tool-discarded', card, from: { card: topCard(pokemon) } })
    }
  }
}

function hasTools({ tools }: PokemonInPlay): boolean {
  return tools.length > 0
}

function expires({ cards }: Duel, card: CardId, when: string): boolean {
  const { trainer } = faceOfCard(cards, card)
  if (trainer === null) return false
  return trainer.effects.some((effect) => effect.effectType === 'ATTACH_TO_POKEMON' && effect.discardedAt === when)
}

/** Effects that were felt in this turn are over. */
function forget(turn: number, { active }: PlayerState): void {
  if (active !== null && active.lasting.length > 0) dropUntil(turn, active)
}

function dropUntil(turn: number, { lasting }: PokemonInPlay): void {
  let kept = 0
  for (const each of lasting) if (each.turn > turn) lasting[kept++] = each
  lasting.length = kept
}
