import type { Good } from '../../cards/goods.ts'
import { amount } from '../actions/space-words.ts'
import { placeWords } from '../farm/cell-words.ts'
import { conversionIn } from './conversion.ts'

const CELL = /\b[0-2],[0-4]\b/g

/** The log names cells and conversions as programs do; people count rows from one and read sentences. */
export function logWords(text: string): string {
  const conversion = text.startsWith(': ') ? conversionIn(text.slice(2)) : null
  if (conversion === null) return text.replace(CELL, placeWords)
  const { by, n, good, gain } = conversion
  const [given, gained] = [amount(n, good), amount(gain.n, gain.good satisfies Good)]
  return by === 'Eat' ? ` eats ${given} for ${gained}` : ` turns ${given} into ${gained} with ${by}`
}
