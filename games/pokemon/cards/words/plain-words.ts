import type { Status } from '../attack.ts'

const CONDITIONS: Readonly<Record<Status, string>> = {
  asleep: 'Asleep',
  confused: 'Confused',
  paralyzed: 'Paralyzed',
  poisoned: 'Poisoned',
}

export function conditionNamed(status: Status): string {
  return CONDITIONS[status]
}

export function counters(n: number): string {
  return n === 1 ? 'a damage counter' : `${n} damage counters`
}

/** `a, b and c` */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  const [only] = words
  if (words.length === 1 && only !== undefined) return only
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`
}
