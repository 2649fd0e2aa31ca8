import { doNext, nth, type Seat } from '@turnwright/kernel'
import { decide } from './ending.ts'
import { discardPokemon, topsOnBench } from './movements.ts'
import { topCard } from './pokemon-in-play.ts'
import { faceNow } from './powers/working.ts'
import { receivePrize } from './prizes.ts'
import { type Duel, type DuelState, other, playerAt, pokemonOf } from './state.ts'
import { isKnockedOut } from './traits.ts'

const PRIZE = { kind: 'prize' } as const
const PROMOTE = { kind: 'promote' } as const

/** Whether somebody is knocked out, has no Active Pokémon, or is owed a Prize. */
export function hasKnockOuts(state: DuelState): boolean {
  for (let seat = 0; seat < 2; seat++) {
    const { active, bench, lost } = playerAt(state, seat)
    if (active === null || lost > 0 || isKnockedOut(state, active)) return true
    for (let i = 0; i < bench.length; i++) {
      const each = bench[i]
      if (each !== undefined && isKnockedOut(state, each)) return true
    }
  }
  return false
}

/** P50: all Knock Outs of one moment are counted together, then the duel is judged. */
export function resolveKnockOuts(game: Duel): void {
  const { state } = game
  if (!hasKnockOuts(state)) return
  // What a Pokémon is may depend on the other Active one, so all are found before any of them goes.
  const out = [0, 1].map((seat) => pokemonOf(playerAt(state, seat)).filter((each) => isKnockedOut(state, each)))
  for (const [seat, pokemon] of out.entries())
    for (const each of pokemon)
      if (faceNow(state, each).doll?.prizeWhenKnockedOut !== false) playerAt(state, seat).lost++
  for (const [seat, pokemon] of out.entries())
    for (const each of pokemon) {
      game.tell({ kind: 'knocked-out', owner: seat, card: topCard(each) })
      discardPokemon(game, seat, each)
    }
  doNext(state.agenda, { do: 'judge' })
}

/** P51, P52: the duel ends, or Prizes are taken and missing Active Pokémon replaced, the turn player's last. */
export function judge(game: Duel): void {
  const { state } = game
  if (decide(game)) return
  const { turn } = state
  const foe = other(turn)
  const { agenda } = state
  doNext(agenda, { do: 'knock-outs' })
  for (const seat of [turn, foe]) if (playerAt(state, seat).active === null) doNext(agenda, { do: 'promote', seat })
  for (const seat of [foe, turn])
    for (let owed = playerAt(state, other(seat)).lost; owed > 0; owed--) doNext(agenda, { do: 'prize', seat })
}

/** P51: one Prize of the winner's own choice, unseen until it is taken. */
export function takePrize(game: Duel, seat: Seat): void {
  const { state } = game
  const { prizes } = playerAt(state, seat)
  playerAt(state, other(seat)).lost--
  const [only] = prizes
  const isLast = prizes.length === 1 && only !== undefined
  receivePrize(game, seat, isLast ? only : game.ask.card(seat, PRIZE, prizes.slice()))
}

/** P52: somebody from the Bench takes the Active place. */
export function promote(game: Duel, seat: Seat): void {
  const { state } = game
  const player = playerAt(state, seat)
  state.phase = 'SELECT_ACTIVE_POKEMON'
  const card = game.ask.card(seat, PROMOTE, topsOnBench(player))
  const at = player.bench.findIndex((each) => topCard(each) === card)
  player.active = nth(player.bench, at)
  player.bench.splice(at, 1)
  if (seat === state.turn) state.retreatFailed = false
  game.tell({ kind: 'brought-up', by: seat, card })
}
