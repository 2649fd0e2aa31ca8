import type { Plain } from '@turnwright/kernel'
import type { CardFacts } from './fact-pack.ts'

/** What a card declares, a line for each fact, to be held against what is printed on it. */
export function readAloud({ facts, says }: CardFacts): readonly string[] {
  const lines = isRecord(facts) ? Object.entries(facts) : [['facts', facts] as const]
  const widest = Math.max('says'.length, ...lines.map(([key]) => key.length))
  return [...lines, ...says.map((sentence) => ['says', sentence] as const)].map(
    ([key, value]) => `${key.padEnd(widest)}  ${told(value)}`,
  )
}

function told(value: Plain): string {
  if (value === null) return 'none'
  if (typeof value !== 'object') return String(value)
  return (isRecord(value) ? membersOf(value) : value.map(inner)).join(', ') || 'none'
}

/** Within a list or another fact, what has members of its own stands in brackets. */
function inner(value: Plain): string {
  return typeof value === 'object' && value !== null ? `(${told(value)})` : told(value)
}

function membersOf(value: { readonly [key: string]: Plain }): readonly string[] {
  return Object.entries(value).map(([key, member]) => `${key} ${inner(member)}`)
}

function isRecord(value: Plain): value is { readonly [key: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
