import { ANIMALS, type Good } from '../../cards/goods.ts'
import type { Mark } from './mark-drawings.tsx'

export type SignName = Good | Mark

/** The frame each drawing was made in: animals are broader than goods. */
export function boxOf(name: string): string {
  if (ANIMALS.some((animal) => animal === name)) return '0 0 32 26'
  if (name === 'person' || name === 'away') return '0 0 24 28'
  return name === 'barn' ? '0 0 48 44' : '0 0 24 24'
}
