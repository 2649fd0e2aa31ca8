const MOST = 999

export type Fields = Readonly<Record<string, unknown>>

/** Everything found wrong with a sheet, each with the place where it stands. */
export class Findings {
  readonly problems: string[] = []

  wrong(where: string, what: string): void {
    this.problems.push(`${where}: ${what}`)
  }

  /** A whole number that is not negative; 0 in place of something else. */
  amount(value: unknown, where: string, most: number = MOST): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
    this.wrong(where, `must be a whole number from 0 to ${most}, not ${shown(value)}`)
    return 0
  }

  list(value: unknown, where: string): readonly unknown[] {
    if (Array.isArray(value)) return value
    this.wrong(where, `must be a list, not ${shown(value)}`)
    return []
  }

  /** An object with these fields and no others; null in place of something else. */
  fields(value: unknown, where: string, known: readonly string[]): Fields | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.wrong(where, `must be an object, not ${shown(value)}`)
      return null
    }
    for (const key of Object.keys(value)) if (!known.includes(key)) this.wrong(where, `"${key}" means nothing here`)
    return value as Fields
  }
}

const LONGEST = 60

/** A value as the file has it, cut short. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
