import { Mistake } from './mistake.ts'

const LAST_PORT = 65_535

/** The port that somebody named; 0 takes a free one. */
export function portIn(text: string, command: string): number {
  if (/^\d+$/.test(text) && Number(text) <= LAST_PORT) return Number(text)
  throw new Mistake(`--port must be a whole number from 0 to ${LAST_PORT}, not "${text}"`, command)
}
