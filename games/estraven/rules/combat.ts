import type { CardId, Seat } from '@turnwright/kernel'
import { isUnit } from '../cards/card.ts'
import { buryTheDead, findPermanent, permanentAt } from './battlefield.ts'
import { bond } from './effects.ts'
import { printed } from './identities.ts'
import { setOff } from './set-off.ts'
import { hasKeyword, powerOf, resistanceOf } from './stats.ts'
import {
  type Combat,
  type Estraven,
  type EstravenState,
  type Link,
  opponentOf,
  type Permanent,
  playerAt,
} from './state.ts'

/** E41: the attack went through the chain; whoever is still there attacks. */
export function beginCombat({ state }: Estraven, { by, others }: Link): void {
  const attackers = others.filter((card) => findPermanent(state, by, card) !== null)
  if (attackers.length === 0) return
  state.combat = { attackers, blocks: [], hasBlocks: false }
  setOffEach(state, 'attack', by, attackers)
}

/** The defender blocks; E45: then what that set off takes effect, if anything; then all damage is dealt at once. */
export function fight(game: Estraven): void {
  const { state } = game
  const { combat } = state
  if (combat === null) return
  if (!combat.hasBlocks) {
    const foe = opponentOf(state, state.turn)
    chooseBlocks(game, foe, combat)
    combat.hasBlocks = true
    setOffEach(
      state,
      'block',
      foe,
      combat.blocks.map(({ blocker }) => blocker),
    )
    if (state.triggers.length > 0) return
  }
  dealDamage(game, combat)
  state.combat = null
  buryTheDead(game)
}

/** E45: what attacking or blocking sets off happened together. */
function setOffEach(state: EstravenState, on: 'attack' | 'block', seat: Seat, cards: readonly CardId[]): void {
  state.moment++
  for (const card of cards) setOff(state, on, seat, permanentAt(state, seat, card))
}

const BLOCK = { kind: 'block' } as const
const THROUGH = { id: 'through', about: { kind: 'through' } } as const
const ENOUGH = { id: 'enough', about: { kind: 'enough' } } as const
const OF_CARDS = { cards: true } as const

/** E42: one untapped unit, and with a leader up to so many of those it leads; each attacker is blocked once. */
function chooseBlocks(game: Estraven, seat: Seat, combat: Combat): void {
  const { state } = game
  const units = playerAt(state, seat).battlefield.filter(({ kind, tapped }) => !tapped && isUnit(printed(kind)))
  if (units.length === 0 || combat.attackers.length === 0) return
  const first = game.ask.one(seat, BLOCK, [...cardsOf(units), THROUGH], OF_CARDS)
  if (first === 'through') return
  assign(game, seat, first, combat)
  const { lead } = printed(permanentAt(state, seat, first).kind).keywords
  if (lead === null) return
  for (let brought = 0; brought < lead.count; brought++) {
    if (combat.blocks.length === combat.attackers.length) return
    const troops = units.filter(
      ({ card, kind }) =>
        printed(kind).type === 'troop' && printed(kind).subtypes.includes(lead.of) && !isBlocking(combat, card),
    )
    if (troops.length === 0) return
    const more = game.ask.one(seat, { kind: 'block-more', card: first }, [...cardsOf(troops), ENOUGH], OF_CARDS)
    if (more === 'enough') return
    assign(game, seat, more, combat)
  }
}

function cardsOf(units: readonly Permanent[]): readonly CardId[] {
  return units.map(({ card }) => card)
}

function isBlocking({ blocks }: Combat, card: CardId): boolean {
  return blocks.some(({ blocker }) => blocker === card)
}

function assign(game: Estraven, seat: Seat, blocker: CardId, combat: Combat): void {
  const { state } = game
  const open = combat.attackers.filter((card) => combat.blocks.every(({ attacker }) => attacker !== card))
  const attacker = game.ask.card(seat, { kind: 'blocked', card: blocker }, open)
  combat.blocks.push({ attacker, blocker })
  const unit = permanentAt(state, seat, blocker)
  const taps = !hasKeyword(state, seat, unit, 'guard')
  if (taps) unit.tapped = true
  game.tell({ kind: 'blocks', card: blocker, attacker: { card: attacker }, taps })
}

interface Blow {
  readonly from: CardId
  readonly to: Permanent | null
  readonly amount: number
}

/** E43: everything is counted before anything is dealt. */
function dealDamage(game: Estraven, combat: Combat): void {
  const { state } = game
  const defender = playerAt(state, opponentOf(state, state.turn))
  const blows = blowsOf(state, combat)
  let through = 0
  for (const { from, to, amount } of blows) {
    if (to === null) through += amount
    else if (amount > 0) {
      to.damage += amount
      game.tell({ kind: 'hurts-unit', card: from, target: { card: to.card }, damage: amount })
    }
  }
  if (through > 0) {
    defender.life -= through
    game.tell({ kind: 'damage-through', seat: opponentOf(state, state.turn), damage: through, life: defender.life })
  }
  for (const { from, amount } of blows) bond(game, from, amount)
}

function blowsOf(state: EstravenState, combat: Combat): readonly Blow[] {
  const foe = opponentOf(state, state.turn)
  const blows: Blow[] = []
  for (const card of combat.attackers) {
    const attacker = permanentAt(state, state.turn, card)
    const block = combat.blocks.find((each) => each.attacker === card)
    const blocker = block === undefined ? null : findPermanent(state, foe, block.blocker)
    if (blocker === null) blows.push({ from: card, to: null, amount: powerOf(state, state.turn, attacker) })
    else
      blows.push(
        { from: card, to: blocker, amount: hit(state, state.turn, attacker, foe, blocker) },
        { from: blocker.card, to: attacker, amount: hit(state, foe, blocker, state.turn, attacker) },
      )
  }
  return blows
}

/** What one unit deals to another in combat. */
export function hit(state: EstravenState, seat: Seat, unit: Permanent, foe: Seat, other: Permanent): number {
  return Math.max(0, powerOf(state, seat, unit) - resistanceOf(state, foe, other))
}
