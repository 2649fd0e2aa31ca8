import type { Ref } from '@turnwright/kernel/host'

/** A ref as one word, to look things up by: `card:12`, `cell:a1`, `space:forest`, `seat:2`. */
export type RefKey = string

export function refKey(ref: Ref): RefKey {
  if ('card' in ref) return `card:${ref.card}`
  if ('cell' in ref) return `cell:${ref.cell}`
  if ('space' in ref) return `space:${ref.space}`
  return `seat:${ref.seat}`
}

/** The ref that an open-ended piece of data carries, if it carries one. */
export function refIn(value: unknown): Ref | null {
  if (typeof value !== 'object' || value === null) return null
  if ('card' in value && typeof value.card === 'number') return { card: value.card as never }
  if ('cell' in value && typeof value.cell === 'string') return { cell: value.cell }
  if ('space' in value && typeof value.space === 'string') return { space: value.space }
  if ('seat' in value && typeof value.seat === 'number') return { seat: value.seat }
  return null
}
