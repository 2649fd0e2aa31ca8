import type { AnySelection } from '@turnwright/kernel/host'
import type { Mind, Question } from '@turnwright/kernel/search'
import { Column } from '../column.ts'
import { Playouts } from '../playouts.ts'
import type { Settings } from '../settings.ts'

export interface Duel {
  readonly preferred: Column
  readonly chosen: Column
}

/** Plays two answers out on the same deals, which neither of them was chosen by. */
export function duel(
  question: Question,
  mind: Mind,
  settings: Settings,
  { preferred, chosen, deals, luck }: { preferred: AnySelection; chosen: AnySelection; deals: number; luck: string },
): Duel {
  const playouts = new Playouts(question, mind, settings, luck)
  const columns = { preferred: new Column(0), chosen: new Column(1) }
  for (let deal = 0; deal < deals; deal++) {
    columns.preferred.add(playouts.worth(preferred, deal))
    columns.chosen.add(playouts.worth(chosen, deal))
  }
  return columns
}
