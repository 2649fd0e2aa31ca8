import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { project } from '@turnwright/kernel/host'
import { lineWords } from '@turnwright/tabletop'
import { playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'

const GAMES = 6

/** Words that no sentence to the one it is about should hold: "You takes", "you, who has", "the hand of you", "You pay 2 and has 3". */
const WRONG = [
  /\byou (?:now |also |still )?[a-z]*[^s\W]s\b/i,
  /\byou, who has\b/i,
  /\bof you\b/i,
  /^You\b.* and (?:has|is|[a-z]+ws|[a-z]+kes)\b/,
]

test.each(games.map((module) => [module.definition.name, module] as const))(
  'whatever %s tells somebody of themselves is told to them',
  (_, module) => {
    const told = linesToWhomTheyAreAbout(module)
    expect(told.filter((line) => WRONG.some((wrong) => wrong.test(line)))).toEqual([])
    expect(told.filter((line) => /\bana\b/.test(line))).toEqual([])
    expect(told.some((line) => line.startsWith('You '))).toBe(true)
  },
)

function linesToWhomTheyAreAbout(module: GameModule): readonly string[] {
  const told = new Set<string>()
  for (let n = 0; n < GAMES; n++) {
    const game = playOut(module, ['random', 'random'], { seed: `told to you ${n}` })
    const { log } = project(game, 0)
    for (const line of log.lines)
      if (line.parts.some((part) => typeof part !== 'string' && 'seat' in part && part.seat === 0))
        told.add(lineWords(line, 0))
  }
  return [...told]
}
