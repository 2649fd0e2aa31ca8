import { nameOfSeat, whose, type WhereShown } from '@turnwright/tabletop'
import type { WingspanView } from '../../rules/view.ts'

/** Where birds, bonus cards and goals are, as far as the seat can see. */
export function whereabouts({ view, seat, players }: WhereShown<WingspanView>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const tell = (id: string, where: string): unknown => found.set(id, [...(found.get(id) ?? []), where])
  for (const { bird } of view.tray) tell(bird, 'in the tray')
  for (const { bird } of view.drafting) tell(bird, 'turned up to be picked')
  if (view.discard.top !== null) tell(view.discard.top, 'on top of the discards')
  for (const player of view.players) {
    const owner =
      whose(players, player.seat, seat).toLowerCase() === 'your' ? 'your' : whose(players, player.seat, seat)
    for (const { bird } of player.hand) tell(bird, `in ${owner} hand`)
    for (const { habitat, birds } of player.rows) for (const { bird } of birds) tell(bird, `in ${owner} ${habitat}`)
    for (const { bonus } of player.bonus)
      tell(`bonus-${bonus}`, `${nameOfSeat(players, player.seat, seat)} ${player.seat === seat ? 'have' : 'has'} it`)
    for (const { bonus } of player.offered) tell(`bonus-${bonus}`, 'offered to you')
  }
  for (const { bird } of view.automa?.birds ?? []) tell(bird, 'the Automa has it')
  for (const { goal, round } of view.goals) tell(`goal-${goal}`, `the goal of round ${round}`)
  return found
}
