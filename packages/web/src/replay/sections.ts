import { DEFAULT_SECTIONS, type GameUi } from '@turnwright/tabletop'

/** On a phone the question of the moment is a part of the table, between the board and the log. */
export function sectionsWithMoment(ui: GameUi | null): GameUi | null {
  if (ui === null) return null
  return { ...ui, sections: [...(ui.sections ?? DEFAULT_SECTIONS), { id: 'moment', title: 'Moment' }] }
}
