import { winningAttack, winsByWaiting } from './ending.ts'
import { inPlay, remainingHp, type Table } from '../../table.ts'
import { curses, loads } from './loading.ts'
import type { Node, Step } from './node.ts'
import { preparations } from './preparing.ts'
import { mayKnockOut, type Reach, reachOf } from './reach.ts'

/** Tables looked at before a win is given up: a turn that needs more thought is left to the other rules. */
const MOST_TABLES = 400

/** How a turn surely wins: the steps before its last attack, which may be none. */
export function winningSteps(node: Node): readonly Step[] | null {
  const { table } = node
  if (table.me.prizes.length === 0 || inPlay(table.foe).length === 0) return []
  if (table.me.active === null || table.foe.active === null) return null
  if (winsByWaiting(table)) return []
  const reach = reachOf(table)
  return reach === null ? null : search(node, { reach, left: MOST_TABLES })
}

interface Thinking {
  readonly reach: Reach
  left: number
}

function search(node: Node, thinking: Thinking): readonly Step[] | null {
  const { table } = node
  if (isOver(table)) return []
  const active = table.me.active
  const target = table.foe.active
  if (active === null || target === null) return null
  if (remainingHp(target) <= 0) return table.me.prizes.length === 1 || table.foe.bench.length === 0 ? [] : null
  const isPromising = mayKnockOut(thinking.reach, active, target)
  if (isPromising && winningAttack(table) !== null) return []
  if (isPromising) {
    const found = firstToWin(loads(node), thinking)
    if (found !== null) return found
  } else if (inPlay(table.foe).some((each) => remainingHp(each) <= COUNTER)) {
    const found = firstToWin(curses(node), thinking)
    if (found !== null) return found
  }
  return firstToWin(preparations(node, thinking.reach), thinking)
}

const COUNTER = 10

function firstToWin(steps: Iterable<Step>, thinking: Thinking): readonly Step[] | null {
  for (const step of steps) {
    if (thinking.left-- <= 0) return null
    const rest = search(step.to, thinking)
    if (rest !== null) return [step, ...rest]
  }
  return null
}

function isOver({ me, foe }: Table): boolean {
  return me.prizes.length === 0 || inPlay(foe).length === 0
}
