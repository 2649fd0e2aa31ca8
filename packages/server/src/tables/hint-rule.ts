import type { GameModule, Seat } from '@turnwright/kernel'
import type { HintRule } from '@turnwright/protocol'
import { whyNoHints } from '@turnwright/table'
import { Refusal } from '../refusal.ts'
import type { StoredHints, StoredTable } from '../store/store.ts'

export function noHintsYet(rule: HintRule = 'bots'): StoredHints {
  return { rule, given: [] }
}

export function mustAllowHints(table: StoredTable, seat: Seat, module: GameModule): void {
  const reason = whyNoHints(table, seat, module)
  if (reason !== null) throw new Refusal('no-hints', reason)
}
