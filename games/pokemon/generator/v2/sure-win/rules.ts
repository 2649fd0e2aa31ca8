import type { ExecuteActionDto } from '../../../match/execute-action-dto.ts'
import type { Decision } from '../../decision.ts'
import { decide, type Situation } from '../../situation.ts'
import { attacksOf, nameOf } from '../../table.ts'
import { winningAttack } from './ending.ts'
import { type Act, type Node } from './node.ts'
import { winningSteps } from './search.ts'

/** The first step of a turn that surely wins the match. */
export function winSurely(situation: Situation): Decision | null {
  const { table } = situation
  const steps = winningSteps(nodeOf(situation))
  if (steps === null) return null
  const [first] = steps
  if (first !== undefined)
    return decide(actionFor(situation, first.act), 'sure-win', 'With this the match is surely won in this turn.')
  const { active } = table.me
  const winning = winningAttack(table)
  if (active === null || winning === null)
    return decide(situation.all('END_TURN')[0], 'sure-win', 'The match is surely won before the opponent moves.')
  const at = attacksOf(active).indexOf(winning.attack)
  return decide(
    situation.attackWith(at),
    'sure-win',
    `${winning.attack.name} of ${nameOf(active)} surely wins the match.`,
  )
}

function nodeOf(situation: Situation): Node {
  const ready = new Set(situation.all('USE_ABILITY').map(({ actionData }) => actionData.pokemon))
  return { table: situation.table, phase: 0, ready, used: new Set() }
}

function actionFor({ actions }: Situation, act: Act): ExecuteActionDto | null {
  return actions.find((action) => isAct(action, act)) ?? null
}

function isAct({ actionType, actionData }: ExecuteActionDto, act: Act): boolean {
  if (actionType !== act.type) return false
  if ('card' in act && !('card' in actionData && actionData.card === act.card)) return false
  if ('discard' in act && !('discard' in actionData && actionData.discard === act.discard)) return false
  return !('pokemon' in act) || ('pokemon' in actionData && actionData.pokemon === act.pokemon)
}
