import { Mistake } from './mistake.ts'

/** A whole number from 1 up, as typed after an option. */
export function countFrom(text: string | undefined, option: string, command: string, usual: number): number {
  return atLeast(1, text, option, command, usual)
}

/** A whole number from 0 up. */
export function wholeNumber(text: string | undefined, option: string, command: string, usual: number): number {
  return atLeast(0, text, option, command, usual)
}

function atLeast(least: number, text: string | undefined, option: string, command: string, usual: number): number {
  if (text === undefined) return usual
  const number = /^\d+$/.test(text) ? Number(text) : -1
  if (number < least || !Number.isSafeInteger(number))
    throw new Mistake(`--${option} must be a whole number from ${least} up, not "${text}"`, command)
  return number
}
