import { Mistake } from './mistake.ts'

/** A whole number from 1 up, as typed after an option. */
export function countFrom(text: string | undefined, option: string, command: string, usual: number): number {
  if (text === undefined) return usual
  const count = /^\d+$/.test(text) ? Number(text) : 0
  if (count < 1 || !Number.isSafeInteger(count))
    throw new Mistake(`--${option} must be a whole number from 1 up, not "${text}"`, command)
  return count
}
