import type { ChoiceOption, Seat } from '@turnwright/kernel'
import { aim } from './aiming.ts'
import { holds } from './amounts.ts'
import { ask } from './ask.ts'
import { carryOut } from './effects.ts'
import { printed } from './identities.ts'
import { type Estraven, type EstravenState, type WaitingTrigger } from './state.ts'

/** E47, E48: the next ability that was set off takes effect, without a chain. */
export function resolveTrigger(game: Estraven): void {
  const { state } = game
  const due = dueTriggers(state)
  const trigger = due.length === 1 ? (due[0] as WaitingTrigger) : chooseFirst(game, due)
  state.triggers.splice(state.triggers.indexOf(trigger), 1)
  const { by, card, kind } = trigger
  const ability = printed(kind).abilities[trigger.ability]
  if (ability?.kind !== 'triggered') return
  if (ability.when !== undefined && !holds(game, by, ability.when)) return
  // Wards protect from actions, which are paid for; what is set off costs nothing.
  const aimed = aim(game, by, card, ability.effects, Number.MAX_SAFE_INTEGER)
  if (aimed === null) return
  game.tell('{card} takes effect', { card: { card } })
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
  const first = due[0] as WaitingTrigger
  if (due.every(({ kind, ability }) => kind === first.kind && ability === first.ability)) return first
  const choices = due.map((trigger): ChoiceOption<WaitingTrigger> & { readonly value: WaitingTrigger } => ({
    id: `${trigger.card}-${trigger.ability}`,
    title: printed(trigger.kind).name,
    ref: { card: trigger.card },
    value: trigger,
  }))
  const [chosen] = ask(game, first.by, 'trigger', {
    actor: game.player(first.by).name,
    title: 'Which takes effect first?',
    choices,
  })
  return chosen as WaitingTrigger
}

/** Everybody's waiting triggers in the order in which they would take effect. */
export function triggersInOrder({ triggers, turn, players }: EstravenState): readonly WaitingTrigger[] {
  const seats = players.map((_, step): Seat => (turn + step) % players.length)
  return seats.flatMap((seat) => triggers.filter(({ by }) => by === seat))
}
