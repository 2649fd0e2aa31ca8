import type { CardId, Seat } from '@turnwright/kernel'
import { isUnit } from '../cards/card.ts'
import { ask, askForCard } from './ask.ts'
import { buryTheDead, findPermanent } from './battlefield.ts'
import { bond } from './effects.ts'
import { printed } from './identities.ts'
import { setOff } from './set-off.ts'
import { hasKeyword, powerOf, resistanceOf } from './stats.ts'
import {
  type Block,
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
  if (attackers.length > 0) state.combat = { attackers, blocks: [] }
}

/** The defender blocks, then all damage is dealt at once. */
export function fight(game: Estraven): void {
  const { state } = game
  const combat = state.combat as Combat
  chooseBlocks(game, opponentOf(state, state.turn), combat)
  dealDamage(game, combat)
  setOffFighters(state, combat)
  state.combat = null
  buryTheDead(game)
}

const THROUGH = { id: 'through', title: 'Let it through' } as const
const ENOUGH = { id: 'enough', title: 'No more' } as const

/** E42: one untapped unit, and with a leader up to so many of those it leads; each attacker is blocked once. */
function chooseBlocks(game: Estraven, seat: Seat, combat: Combat): void {
  const { state } = game
  const units = playerAt(state, seat).battlefield.filter(({ kind, tapped }) => !tapped && isUnit(printed(kind)))
  if (units.length === 0 || combat.attackers.length === 0) return
  const first = askForCard(game, seat, 'block', 'Block with one unit, or let it through', [...cardsOf(units), THROUGH])
  if (typeof first === 'string') return
  assign(game, seat, first, combat)
  const { lead } = printed(findPermanent(state, seat, first)?.kind as number).keywords
  if (lead === null) return
  for (let brought = 0; brought < lead.count; brought++) {
    if (combat.blocks.length === combat.attackers.length) return
    const troops = units.filter(
      ({ card, kind }) =>
        printed(kind).type === 'troop' && printed(kind).subtypes.includes(lead.of) && !isBlocking(combat, card),
    )
    if (troops.length === 0) return
    const more = askForCard(game, seat, 'block', 'Block with another one that is led', [...cardsOf(troops), ENOUGH])
    if (typeof more === 'string') return
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
  const [attacker] = ask(game, seat, 'blocked', {
    actor: game.player(seat).name,
    title: `Which attacker does ${printed(game.cards.kind(blocker)).name} block?`,
    choices: open,
    cards: true,
  }) as readonly CardId[]
  combat.blocks.push({ attacker: attacker as CardId, blocker })
  const unit = findPermanent(state, seat, blocker) as Permanent
  if (!hasKeyword(state, seat, unit, 'guard')) unit.tapped = true
  game.tell('{blocker} blocks {attacker}', { blocker: { card: blocker }, attacker: { card: attacker as CardId } })
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
  for (const { to, amount } of blows) {
    if (to === null) defender.life -= amount
    else to.damage += amount
  }
  for (const { from, amount } of blows) bond(game, from, amount)
  const through = blows.reduce((sum, { to, amount }) => (to === null ? sum + amount : sum), 0)
  if (through > 0) game.tell('{damage} damage goes through', { damage: through })
}

function blowsOf(state: EstravenState, combat: Combat): readonly Blow[] {
  const foe = opponentOf(state, state.turn)
  const blows: Blow[] = []
  for (const card of combat.attackers) {
    const attacker = findPermanent(state, state.turn, card) as Permanent
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

/** E45: attack and block abilities wait for the damage, also those of units that fall in it. */
function setOffFighters(state: EstravenState, { attackers, blocks }: Combat): void {
  const foe = opponentOf(state, state.turn)
  state.moment++
  for (const card of attackers) setOff(state, 'attack', state.turn, findPermanent(state, state.turn, card) as Permanent)
  for (const { blocker } of blocks as readonly Block[])
    setOff(state, 'block', foe, findPermanent(state, foe, blocker) as Permanent)
}
