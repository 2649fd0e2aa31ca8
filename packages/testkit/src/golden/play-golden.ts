import { type GameRecord, recordOf } from '@turnwright/kernel/host'
import type { CheckedTable, GameUnderTest } from '../game-under-test.ts'
import { playOut } from '../play/play-out.ts'

/** A whole game between the programs that play well, or for every second table between all of them, the odd one too. */
export function playGolden(subject: GameUnderTest, { players, options }: CheckedTable, number: number): GameRecord {
  const company = companyOf(subject, number)
  const seated = Array.from({ length: players }, (_, seat) => company[(seat + number) % company.length] as string)
  return recordOf(playOut(subject, seated, { seed: `golden ${number}`, options }))
}

/** Slow programs are left out: they would not choose the same on another machine. */
function companyOf({ agents }: GameUnderTest, number: number): readonly string[] {
  const quick = Object.keys(agents).filter((name) => agents[name]?.slow !== true)
  const good = quick.filter((name) => name !== 'random')
  return good.length > 0 && number % 2 === 1 ? good : quick
}
