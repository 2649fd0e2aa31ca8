import type { Check } from '../check.ts'
import { agentAnswer, agentsOf, gamesForAll, seatedAs } from '../play/agents-at-play.ts'
import type { Sitting } from '../play/sitting.ts'
import { soakable } from '../soakable.ts'
import { sparsely } from '../sparsely.ts'

/** Whoever sits down with programs gets to the end: each is asked in games of its own, and now and then in those of the others. */
export const agentsPlayLegally: Check = {
  law: 'is played legally to its end by each of its agents',
  style: 'agents',
  games: (_, subject, table) => gamesForAll(subject, table) * soakable(1, 10),
  begin: () => ({ atQuestion: sparsely(allAnswerLegally) }),
}

function allAnswerLegally(sitting: Sitting): void {
  for (const agent of agentsOf(sitting.subject))
    for (const selector of sitting.game.waiting?.selectors ?? [])
      agentAnswer(sitting, agent, seatedAs(agent, `${sitting.table.seed} asked`), selector)
}
