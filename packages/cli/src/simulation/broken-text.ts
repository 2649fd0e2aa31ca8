import type { BrokenGame, SimulationPlan } from '@turnwright/arena'
import { shellWord } from 'create-turnwright'

/** What happened in a game that broke, where, and how to see it again. `options` are those that were typed. */
export function brokenText(broken: BrokenGame, plan: SimulationPlan, options: readonly string[]): string {
  const { number, seed, what, stack, record } = broken
  return [
    `Game ${number} (seed ${seed}) ${what}`,
    ...(stack === null ? [] : [framesOf(stack)]),
    `To play it again: ${again(number, plan, options)}`,
    ...(record === null ? [] : [`Its record: turnwright replay ${shellWord(record)}`]),
  ].join('\n')
}

/** The stack without its first lines, which say the message once more. */
function framesOf(stack: string): string {
  const lines = stack.split('\n')
  const first = lines.findIndex((line) => /^\s+at /.test(line))
  return (first < 0 ? lines : lines.slice(first)).join('\n')
}

function again(number: number, plan: SimulationPlan, options: readonly string[]): string {
  const { game, agents, seed, swap } = plan
  const words = ['--seed', seed, '--agents', agents.join(','), ...options.flatMap((each) => ['--options', each])]
  const line = `turnwright simulate ${game} --games 1 --from ${number} ${words.map(shellWord).join(' ')}`
  return swap ? `${line} --swap` : line
}
