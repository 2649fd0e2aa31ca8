import { SHOWN_TABLE, type ShownTable } from '@turnwright/protocol/client'

/** The table in the result of a tool; null where there is none. */
export function shownIn(result: unknown): ShownTable | null {
  const shown = fieldOf(fieldOf(result, '_meta'), SHOWN_TABLE)
  return typeof fieldOf(shown, 'game') === 'string' ? (shown as ShownTable) : null
}

function fieldOf(of: unknown, key: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Readonly<Record<string, unknown>>)[key] : undefined
}
