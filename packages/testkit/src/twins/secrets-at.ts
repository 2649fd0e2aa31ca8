import type { GameModule } from '@turnwright/kernel'
import { type LogEntry, openTable, type TableRequest } from '@turnwright/kernel/host'
import { gameUnderTest } from '../game-under-test.ts'
import { LawBroken } from '../law-broken.ts'
import { Sitting } from '../play/sitting.ts'
import { compareAll } from './compare-all.ts'
import { Trail } from './trail.ts'

export interface SecretsAt {
  /** So many deals were compared that look alike to somebody. */
  readonly twins: number
  /** What told two of them apart; null where nothing did. */
  readonly told: string | null
}

/** Whether anybody has been told a secret on the way to a moment of a game: twins from its latest questions to there. */
export function secretsAt(module: GameModule, table: TableRequest, log: readonly LogEntry[]): SecretsAt {
  const sitting = new Sitting(gameUnderTest(module), openTable(module.definition, table))
  sitting.game.run()
  const trail = new Trail(sitting)
  trail.mark()
  for (const entry of log) {
    sitting.game.apply(entry)
    trail.mark()
  }
  let twins = 0
  try {
    compareAll(sitting, trail, () => twins++)
  } catch (broken) {
    if (broken instanceof LawBroken) return { twins, told: broken.message }
    throw broken
  }
  return { twins, told: null }
}
