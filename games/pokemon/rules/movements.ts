import { type CardId, type Seat, take } from '@turnwright/kernel'
import { faceOf, faceOfCard } from './faces.ts'
import { newPokemon, type PokemonInPlay, topCard } from './pokemon-in-play.ts'
import { activeOf, type Duel, type DuelState, other, type PlayerState, playerAt } from './state.ts'

/** Draws from the deck into the hand; the number of cards that came. */
export function drawCards(game: Duel, seat: Seat, n: number): number {
  const { deck, hand } = playerAt(game.state, seat)
  const drawn = game.cards.draw(deck, hand, seat, n).length
  game.tell({ kind: 'drew', by: seat, n: drawn })
  return drawn
}

/** Puts a card from a hand on the discard pile. */
export function discardFromHand(game: Duel, seat: Seat, card: CardId): void {
  const { hand, discard } = playerAt(game.state, seat)
  game.cards.move(card, hand, discard)
  game.cards.reveal(card)
  game.tell({ kind: 'discarded', by: seat, card })
}

/** Takes a card out of a hidden zone so that nobody but its owner knows which one it was. */
export function takeUnseen(game: Duel, seat: Seat, card: CardId, from: CardId[], to: CardId[]): void {
  if (game.cards.isKnownTo(card, other(seat))) game.cards.slip(card, from, to, seat)
  else game.cards.move(card, from, to)
  game.tell({ kind: 'took-unseen', by: seat })
}

/** P40: a deck is shuffled whenever somebody has looked through it. */
export function shuffleDeck(game: Duel, seat: Seat): void {
  game.cards.shuffle(playerAt(game.state, seat).deck)
}

/** A card comes into play on the Bench. It must be known to all already. */
export function putOnBench(game: Duel, seat: Seat, card: CardId): PokemonInPlay {
  const { state } = game
  const pokemon = newPokemon(card, game.cards.kind(card), state.turnNumber, state.nextMark++)
  playerAt(state, seat).bench.push(pokemon)
  return pokemon
}

/** The Pokémon with this card on top. */
export function pokemonWith(player: PlayerState, card: CardId): PokemonInPlay {
  const { active, bench } = player
  if (active !== null && topCard(active) === card) return active
  for (let i = 0; i < bench.length; i++) {
    const each = bench[i]
    if (each !== undefined && topCard(each) === card) return each
  }
  throw new Error(`there is no Pokémon with card ${card} on top`)
}

/** The top cards of these Pokémon: what answers call them by. */
export function topsOf(pokemon: readonly PokemonInPlay[]): CardId[] {
  const tops: CardId[] = []
  for (let i = 0; i < pokemon.length; i++) {
    const each = pokemon[i]
    if (each !== undefined) tops.push(topCard(each))
  }
  return tops
}

export function topsOnBench({ bench }: PlayerState): CardId[] {
  return topsOf(bench)
}

/** P15: whatever evolves or leaves the Active place loses its conditions and every effect of attacks on it. */
export function clearEffects(state: DuelState, pokemon: PokemonInPlay): void {
  pokemon.condition = null
  pokemon.poison = 0
  pokemon.mark = state.nextMark++
  if (pokemon.lasting.length > 0) pokemon.lasting.length = 0
  pokemon.weakness = -1
  pokemon.resistance = -1
  pokemon.struck = null
}

/** Brings a Benched Pokémon up, and the Active one down to its place. P59: the log names whoever chose it. */
export function switchActive(game: Duel, seat: Seat, card: CardId, chooser: Seat = seat): void {
  const { state } = game
  const player = playerAt(state, seat)
  const down = activeOf(state, seat)
  const at = player.bench.findIndex((each) => topCard(each) === card)
  const up = player.bench[at]
  if (up === undefined) throw new Error(`card ${card} is not on the Bench`)
  player.bench[at] = down
  player.active = up
  // Only whoever failed to retreat stays: the next one may try.
  if (seat === state.turn) state.retreatFailed = false
  clearEffects(state, down)
  if (chooser === seat) return game.tell({ kind: 'brought-up', by: seat, card })
  game.tell({ kind: 'made-bring-up', by: chooser, owner: seat, card })
}

/** P14: an evolution card on top; what lies there stays, conditions and effects go. */
export function evolve(game: Duel, seat: Seat, card: CardId, pokemon: PokemonInPlay): void {
  const { state, cards } = game
  const { hand } = playerAt(state, seat)
  const before = topCard(pokemon)
  cards.move(card, hand, pokemon.cards)
  cards.reveal(card)
  pokemon.kind = cards.kind(card)
  pokemon.evolved = state.turnNumber
  clearEffects(state, pokemon)
  game.tell({ kind: 'evolved', by: seat, card, from: { card: before } })
}

/** Attaches an energy card that is in plain sight. `fuel` is what it gives. */
export function attachEnergy(pokemon: PokemonInPlay, card: CardId, fuel: number): void {
  pokemon.energy.push(card)
  pokemon.fuel.push(fuel)
}

/** Takes an energy card off; it must be there. Gives what it gave. */
export function detachEnergy(pokemon: PokemonInPlay, card: CardId): number {
  const { energy, fuel } = pokemon
  const at = energy.indexOf(card)
  const gave = fuel[at]
  if (gave === undefined) throw new Error(`card ${card} is not attached`)
  fuel.splice(at, 1)
  take(card, energy)
  return gave
}

export function discardEnergy(game: Duel, owner: Seat, pokemon: PokemonInPlay, card: CardId): void {
  detachEnergy(pokemon, card)
  playerAt(game.state, owner).discard.push(card)
  game.tell({ kind: 'energy-discarded', card, from: { card: topCard(pokemon) } })
}

/** Takes a Pokémon out of play. Its cards are the caller's to put somewhere. */
export function leavePlay(player: PlayerState, pokemon: PokemonInPlay): void {
  if (player.active === pokemon) player.active = null
  else player.bench.splice(player.bench.indexOf(pokemon), 1)
}

/** Everything that lies on a Pokémon, itself included. */
export function allCardsOf({ cards, energy, tools }: PokemonInPlay): CardId[] {
  return [...cards, ...energy, ...tools]
}

/** Puts a Pokémon with all that lies on it on its owner's discard pile. */
export function discardPokemon(game: Duel, owner: Seat, pokemon: PokemonInPlay): void {
  const player = playerAt(game.state, owner)
  leavePlay(player, pokemon)
  for (const card of pokemon.cards) player.discard.push(card)
  for (const card of pokemon.energy) player.discard.push(card)
  for (const card of pokemon.tools) player.discard.push(card)
}

/** Whether a card can be put on the Bench as it is. */
export function isBasicPokemon(game: Duel, card: CardId): boolean {
  return faceOfCard(game.cards, card).role === 'basic'
}

/** What an energy card gives by itself. */
export function fuelOfCard(game: Duel, card: CardId): number {
  return faceOf(game.cards.kind(card)).fuel
}
