import type { CardId, Seat } from '@turnwright/kernel'
import type { ProjectedLine, Told } from '@turnwright/kernel/host'
import { cardCalled } from '../rules/faces.ts'
import type { Line } from '../rules/lines.ts'
import { lineOf } from '../words/kinds.ts'
import {
  clearEffects,
  clearTable,
  type Found,
  type SideFromLog,
  type TableFromLog,
  goesFrom,
  leavesPlay,
  newPokemon,
  pokemonWith,
} from './table-from-log.ts'

type Of<Kind extends Line['kind']> = Told<Extract<Line, { kind: Kind }>>

/** What a line tells happens on the table of whoever listens. Nothing else is known there but the cards' own texts. */
export function hearLine(table: TableFromLog, line: ProjectedLine): void {
  const about = lineOf(line)
  if (about === null) throw new Error(`line ${line.index} tells nothing that can be followed`)
  if (isNewDeed(about)) trainerIsDone(table)
  heard(table, about, line.identities ?? {})
}

/** A Trainer lies beside the others once something new is begun. */
export function trainerIsDone(table: TableFromLog): void {
  if (table.playing !== null) sideOf(table, table.playing.by).discard.push(table.playing.card)
  table.playing = null
}

const NEW_DEEDS: ReadonlySet<Line['kind']> = new Set(['played', 'power-used', 'used-attack', 'turn-ended', 'turn'])

function isNewDeed({ kind }: Told<Line>): boolean {
  return NEW_DEEDS.has(kind)
}

function sideOf({ sides }: TableFromLog, seat: Seat): SideFromLog {
  return seat === 0 ? sides[0] : sides[1]
}

function heard(table: TableFromLog, about: Told<Line>, identities: Readonly<Record<number, string>>): void {
  switch (about.kind) {
    case 'dealt':
      for (const side of table.sides) draws(side, about.n)
      return
    case 'prizes-set':
      for (const side of table.sides) {
        side.deck -= about.n
        side.prizes = about.n
      }
      return
    case 'drew-anew': {
      const side = sideOf(table, about.by)
      draws(side, -side.hand)
      return draws(side, about.n)
    }
    case 'drew-extra':
    case 'drew':
      return draws(sideOf(table, about.by), about.n)
    case 'hand-shuffled-in':
      return draws(sideOf(table, about.by), -about.n)
    case 'took':
    case 'took-unseen':
      return draws(sideOf(table, about.by), 1)
    case 'put-into-deck':
      return draws(sideOf(table, about.by), -1)
    case 'turn':
      beginTurn(table, about.n, about.by)
      return draws(sideOf(table, about.by), 1)
    case 'nothing-to-draw':
      return beginTurn(table, about.n, about.by)
    case 'sudden-death':
      return clearTable(table)
    case 'in-play': {
      const side = sideOf(table, about.by)
      side.hand--
      const pokemon = newPokemon(known(about.card))
      if (about.isActive) side.active = pokemon
      else side.bench.push(pokemon)
      return
    }
    case 'prize-taken': {
      const side = sideOf(table, about.by)
      side.prizes--
      side.hand++
      return
    }
    case 'no-trainers':
      sideOf(table, about.owner).noTrainersIn = table.turn + 1
      return
    case 'too-confused':
      table.retreatFailed = true
      return
    case 'played':
      sideOf(table, about.by).hand--
      table.playing = { card: known(about.card), by: about.by }
      return
    case 'benched':
      return benched(table, about)
    case 'attached':
      return attached(table, about, identities)
    case 'evolved': {
      const { pokemon } = pokemonWith(table, about.from.card)
      sideOf(table, about.by).hand--
      pokemon.cards.push(known(about.card))
      return clearEffects(table, pokemon)
    }
    case 'brought-up':
      return broughtUp(table, about.by, about.card)
    case 'made-bring-up':
      return broughtUp(table, about.owner, about.card)
    case 'discarded': {
      const side = sideOf(table, about.by)
      side.hand--
      side.discard.push(known(about.card))
      return
    }
    case 'milled': {
      const side = sideOf(table, about.owner)
      side.deck--
      side.discard.push(known(about.card))
      return
    }
    case 'found': {
      const side = sideOf(table, about.by)
      draws(side, 1)
      if (about.to === 'bench') {
        side.hand--
        side.bench.push(newPokemon(known(about.card)))
      }
      return
    }
    case 'took-back': {
      const side = sideOf(table, about.by)
      goesFrom(side.discard, about.card)
      if (about.to === 'hand') side.hand++
      else side.deck++
      return
    }
    case 'came-back': {
      const side = sideOf(table, about.owner)
      side.bench.push(newPokemon(goesFrom(side.discard, about.card), about.damage))
      return
    }
    case 'knocked-out':
    case 'doll-put-away': {
      const found = pokemonWith(table, about.card)
      leavesPlay(table, found)
      found.side.discard.push(...allOn(found))
      return
    }
    case 'scooped-up': {
      const found = pokemonWith(table, about.card)
      leavesPlay(table, found)
      found.side.hand++
      found.side.discard.push(...allOn(found).filter((card) => card !== about.card))
      return
    }
    case 'returned-to-hand': {
      const found = pokemonWith(table, about.card)
      leavesPlay(table, found)
      found.side.hand += goesAlong(found, about.isAttachedLost)
      return
    }
    case 'shuffled-in': {
      const found = pokemonWith(table, about.card)
      leavesPlay(table, found)
      found.side.deck += goesAlong(found, about.isAttachedLost)
      return
    }
    case 'devolved': {
      const { side, pokemon } = pokemonWith(table, about.card)
      for (const card of about.lost.cards) side.discard.push(goesFrom(pokemon.cards, card))
      return clearEffects(table, pokemon)
    }
    case 'became-energy': {
      const found = pokemonWith(table, about.card)
      leavesPlay(table, found)
      found.side.discard.push(...allOn(found).filter((card) => card !== about.card))
      pokemonWith(table, about.to.card).pokemon.energy.push(known(about.card))
      return
    }
    case 'energy-discarded': {
      const { side, pokemon } = pokemonWith(table, about.from.card)
      side.discard.push(goesFrom(pokemon.energy, about.card))
      return
    }
    case 'energy-moved': {
      const card = goesFrom(pokemonWith(table, about.from.card).pokemon.energy, about.card)
      pokemonWith(table, about.to.card).pokemon.energy.push(card)
      return
    }
    case 'tool-discarded': {
      const { side, pokemon } = pokemonWith(table, about.from.card)
      side.discard.push(goesFrom(pokemon.tools, about.card))
      return
    }
    case 'damaged':
    case 'poison-hurt':
      return hurt(table, about.card, about.n)
    case 'struck-back':
      return hurt(table, about.at.card, about.n)
    case 'healed':
      return hurt(table, about.card, -about.n)
    case 'damage-moved':
      hurt(table, about.from.card, -about.n)
      return hurt(table, about.to.card, about.n)
    case 'afflicted': {
      const { pokemon } = pokemonWith(table, about.card)
      pokemon.poison = about.poison
      if (about.status !== 'poisoned') pokemon.condition = about.status
      return
    }
    case 'cured': {
      const { pokemon } = pokemonWith(table, about.card)
      pokemon.condition = null
      pokemon.poison = 0
      return
    }
    case 'woke-up':
    case 'paralysis-ended':
      pokemonWith(table, about.card).pokemon.condition = null
      return
    case 'weakness-changed':
      pokemonWith(table, about.card).pokemon.weakness = about.type
      return
    case 'resistance-changed':
      pokemonWith(table, about.card).pokemon.resistance = about.type
      return
    case 'takes-hold': {
      const { effect, turn, n, attack, other } = about
      const facing = other === null ? null : pokemonWith(table, other.card).pokemon
      pokemonWith(table, about.card).pokemon.effects.push({ kind: effect, turn, n, attack, other: facing })
      return
    }
    case 'brought-deck':
    case 'no-basics':
    case 'turn-ended':
    case 'flipped':
    case 'retreated':
    case 'power-used':
    case 'shows-hand':
    case 'shows':
    case 'rearranged':
    case 'peeked':
    case 'peeked-at-prize':
    case 'seen':
    case 'was-seen':
    case 'energy-converted':
    case 'type-changed':
    case 'used-attack':
    case 'copied-attack':
    case 'mirrored':
    case 'attack-failed':
    case 'undamaged':
    case 'untouched':
    case 'took-along':
    case 'immune':
    case 'gave-up':
    case 'won':
      // Nothing that lies open changes its place.
      return
  }
}

function known(card: CardId | null): CardId {
  if (card === null) throw new Error('a card that lies open was told to nobody')
  return card
}

function draws(side: SideFromLog, n: number): void {
  side.deck -= n
  side.hand += n
}

/** P34: what was felt in a turn is over after it. */
function beginTurn(table: TableFromLog, turn: number, by: Seat): void {
  table.turn = turn
  table.turnOf = by
  table.retreatFailed = false
  for (const { active } of table.sides)
    if (active !== null) active.effects = active.effects.filter((each) => each.turn >= turn)
}

function benched(table: TableFromLog, { by, card }: Of<'benched'>): void {
  const side = sideOf(table, by)
  if (table.playing?.card === card) table.playing = null
  else side.hand--
  side.bench.push(newPokemon(known(card)))
}

function attached(table: TableFromLog, about: Of<'attached'>, identities: Readonly<Record<number, string>>): void {
  const card = known(about.card)
  const { pokemon } = pokemonWith(table, about.to.card)
  const isTrainer = cardCalled(identities[card] ?? null)?.supertype === 'Trainer'
  if (isTrainer) table.playing = null
  else sideOf(table, about.by).hand--
  if (isTrainer) pokemon.tools.push(card)
  else pokemon.energy.push(card)
}

function broughtUp(table: TableFromLog, owner: Seat, card: CardId | null): void {
  const side = sideOf(table, owner)
  const { pokemon } = pokemonWith(table, card)
  const at = side.bench.indexOf(pokemon)
  const down = side.active
  // Only whoever failed to retreat stays: somebody else may come up on the other side.
  if (owner === table.turnOf) table.retreatFailed = false
  if (down === null) side.bench.splice(at, 1)
  else {
    side.bench[at] = down
    clearEffects(table, down)
  }
  side.active = pokemon
}

function hurt(table: TableFromLog, card: CardId | null, n: number): void {
  pokemonWith(table, card).pokemon.damage += n
}

function allOn({ pokemon }: Found): readonly CardId[] {
  return [...pokemon.cards, ...pokemon.energy, ...pokemon.tools]
}

/** How many cards go where the Pokémon goes; what does not is discarded. */
function goesAlong({ side, pokemon }: Found, isAttachedLost: boolean): number {
  const attachedTo = [...pokemon.energy, ...pokemon.tools]
  if (isAttachedLost) side.discard.push(...attachedTo)
  return pokemon.cards.length + (isAttachedLost ? 0 : attachedTo.length)
}
