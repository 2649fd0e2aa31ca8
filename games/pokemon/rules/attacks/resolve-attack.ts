import { doNext, type Seat } from '@turnwright/kernel'
import { attackChoice } from '../choices.ts'
import { flipCoin } from '../coins.ts'
import type { AttackFace } from '../faces.ts'
import { topCard } from '../pokemon-in-play.ts'
import { faceNow } from '../powers/working.ts'
import { activeOf, type Duel, other } from '../state.ts'
import { feels, printedId, typeOf } from '../traits.ts'
import { type AttackInUse, NOTHING_CHOSEN } from './attack-in-use.ts'
import { resolveLater } from './aftermath.ts'
import { chooseBeforehand } from './choose-beforehand.ts'
import { damageDefender, hurtInConfusion } from './deal-damage.ts'
import { payForAttack } from './energy-discard.ts'
import { gather, startingDamage } from './gather.ts'
import { copyable } from './obstacles.ts'

const CONFUSION_DAMAGE = 20

/** P28: an attack from its announcement to its last effect; knock-outs and the end of the turn follow on the agenda. */
export function attackWith(game: Duel, seat: Seat, at: number): void {
  const { state } = game
  const attacker = activeOf(state, seat)
  const face = faceNow(state, attacker).attacks[at]
  if (face === undefined) throw new RangeError(`there is no attack ${at}`)
  state.phase = 'ATTACK'
  doNext(state.agenda, { do: 'knock-outs' }, { do: 'between-turns' })
  game.tell({ kind: 'used-attack', card: topCard(attacker), attack: face.attack.name })
  if (feels(state, attacker, 'must-flip') !== null && !flipCoin(game, seat, { for: 'attack-at-all' })) return
  payForAttack(game, seat, attacker, face)
  if (attacker.condition === 'confused' && !flipCoin(game, seat, { for: 'confusion', card: topCard(attacker) }))
    return hurtInConfusion(game, attacker, CONFUSION_DAMAGE)
  if (face.attack.effects.some(({ op }) => op === 'oncePerTimeInPlay')) attacker.spent = true
  resolve(inUse(game, seat, face))
}

function inUse(game: Duel, seat: Seat, face: AttackFace): AttackInUse {
  const { state } = game
  const attacker = activeOf(state, seat)
  return {
    game,
    seat,
    foe: other(seat),
    attacker,
    defender: activeOf(state, other(seat)),
    type: typeOf(state, attacker),
    face,
    base: 0,
    failed: false,
    ignoresTypes: false,
    dealt: 0,
    later: [],
    asked: [],
    saved: [],
    told: [],
  }
}

function resolve(attack: AttackInUse): void {
  const { effects } = attack.face.attack
  for (const effect of effects) if (effect.op === 'copyDefendingAttack') return copy(attack, effect.ignoreCosts)
  attack.base = startingDamage(attack)
  const chosen = effects.map((effect) => (effect.op === 'coin' ? null : chooseBeforehand(attack, effect)))
  for (const [at, effect] of effects.entries()) {
    if (effect.op === 'coin') flipFor(attack, effect)
    else gather(attack, effect, chosen[at] ?? NOTHING_CHOSEN)
  }
  if (attack.failed) return attack.game.tell({ kind: 'attack-failed' })
  attack.dealt = damageDefender(attack, attack.base, !attack.ignoresTypes)
  for (const later of attack.later) resolveLater(attack, later)
}

function flipFor(attack: AttackInUse, coin: Extract<AttackFace['attack']['effects'][number], { op: 'coin' }>): void {
  const { game, seat, face } = attack
  for (let flips: number = coin.flips; flips > 0; flips--) {
    const side = flipCoin(game, seat, { for: 'effect', of: face.attack.name }) ? coin.heads : coin.tails
    if (side !== undefined) for (const effect of side) gather(attack, effect, NOTHING_CHOSEN)
  }
}

/** P36: Metronome. Requirements of the copied attack do not count, its own cost stands for the copied one; all the rest is done. */
function copy(attack: AttackInUse, ignoreCosts: boolean): void {
  const { game, seat, foe, attacker } = attack
  const { typed, total } = attack.face
  const faces = copyable(game.state, foe)
  if (faces.length === 0) return
  const copied = game.ask.one(seat, { kind: 'copy-attack', by: printedId(attacker) }, faces.map(attackChoice))
  attack.face = { ...copied, typed, total }
  game.tell({ kind: 'copied-attack', card: topCard(attacker), attack: attack.face.attack.name })
  if (!ignoreCosts) payForAttack(game, seat, attacker, attack.face)
  resolve(attack)
}
