import type { Bird } from '../bird.ts'

/** Birds of no box, for tables that choose them. The last comes last: a card that has been dealt keeps its place. */
export const HOUSE_BIRDS: readonly Bird[] = []
