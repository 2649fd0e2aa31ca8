import type { Seat } from '@turnwright/kernel'
import { aim } from './aiming.ts'
import { holds } from './amounts.ts'
import { carryOut } from './effects.ts'
import { printed } from './identities.ts'
import { type Estraven, type EstravenState, type WaitingTrigger } from './state.ts'

/** E47, E48: the next ability that was set off takes effect, without a chain. */
export function resolveTrigger(game: Estraven): void {
  const { state } = game
  const due = dueTriggers(state)
  const trigger = chooseFirst(game, due)
  state.triggers.splice(state.triggers.indexOf(trigger), 1)
  const { by, card, kind } = trigger
  const ability = printed(kind).abilities[trigger.ability]
  if (ability?.kind !== 'triggered') return
  if (ability.when !== undefined && !holds(game, by, ability.when)) return
  // Wards protect from actions, which are paid for; what is set off costs nothing.
  const aimed = aim(game, by, card, ability.effects, Number.MAX_SAFE_INTEGER)
  if (aimed === null) return
  game.tell({ kind: 'takes-effect', card, link: 0 })
  carryOut({ game, by, card, targets: aimed.targets, link: 0 }, ability.effects)
}

/** The active player's first, in the order in which they happened; several where they happened together. */
function dueTriggers({ triggers, turn, players }: EstravenState): readonly WaitingTrigger[] {
  for (let step = 0; step < players.length; step++) {
    const own = triggers.filter(({ by }) => by === (turn + step) % players.length)
    const [first] = own
    if (first !== undefined) return own.filter(({ moment }) => moment === first.moment)
  }
  return triggers
}

function chooseFirst(game: Estraven, due: readonly WaitingTrigger[]): WaitingTrigger {
  const [first] = due
  if (first === undefined) throw new RangeError('nothing was set off')
  if (due.every(({ kind, ability }) => kind === first.kind && ability === first.ability)) return first
  const choices = due.map((trigger) => ({
    id: `${trigger.card}-${trigger.ability}`,
    about: { kind: 'set-off', card: trigger.card, ability: trigger.ability },
    ref: { card: trigger.card },
    value: trigger,
  }))
  return game.ask.one(first.by, { kind: 'which-first' }, choices)
}

/** Everybody's waiting triggers in the order in which they would take effect. */
export function triggersInOrder({ triggers, turn, players }: EstravenState): readonly WaitingTrigger[] {
  const seats = players.map((_, step): Seat => (turn + step) % players.length)
  return seats.flatMap((seat) => triggers.filter(({ by }) => by === seat))
}
