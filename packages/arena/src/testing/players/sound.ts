import type { AgentKind } from '@turnwright/kernel'

/** Looks at its view and at imagined worlds, and then draws. */
export const sound: AgentKind = {
  about: 'Looks, imagines and draws.',
  imagines: true,
  create: (chance) => (question) => {
    const { view, players } = question.projection()
    const world = question.imagine(chance)
    // Nobody can deal the real game again from what it is given.
    if (view === null || players.length !== 2 || world?.table.seed !== '') throw new Error('I was shown too much')
    return question.randomAnswer(chance)
  },
}
