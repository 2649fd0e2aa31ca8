import { Mistake } from '../mistake.ts'

/** What a file holds between braces, once it is known that nothing else is in it. */
export type Fields = Readonly<Record<string, unknown>>

export function fields(content: unknown, where: string, known: readonly string[]): Fields {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw wrong(`${where} must be an object with ${known.join(', ')}`)
  const stranger = Object.keys(content).find((key) => !known.includes(key))
  if (stranger !== undefined) throw wrong(`${where} has no field "${stranger}"; it may have ${known.join(', ')}`)
  return content as Fields
}

export function list(of: Fields, key: string, where: string): readonly unknown[] {
  const value = of[key]
  if (!Array.isArray(value)) throw wrong(`${where} needs a list of "${key}"`)
  return value
}

export function text(of: Fields, key: string, where: string): string | null {
  const value = of[key] ?? null
  if (value !== null && typeof value !== 'string') throw wrong(`${where}: "${key}" must be a text`)
  return value
}

export function count(of: Fields, key: string, where: string): number | null {
  const value = of[key] ?? null
  if (value === null) return null
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1)
    throw wrong(`${where}: "${key}" must be a whole number from 1 up`)
  return value
}

export function amount(of: Fields, key: string, where: string): number {
  const value = of[key]
  if (typeof value !== 'number' || !(value >= 0)) throw wrong(`${where}: "${key}" must be a number from 0 up`)
  return value
}

/** A part of a whole. */
export function share(of: Fields, key: string, where: string): number {
  const value = amount(of, key, where)
  if (value > 1) throw wrong(`${where}: "${key}" must be a number from 0 to 1`)
  return value
}

export function wrong(message: string): Mistake {
  return new Mistake(message, 'tournament')
}
