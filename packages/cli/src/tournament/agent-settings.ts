import type { Settings } from '@turnwright/search'
import { amount, count, type Fields, fields, share, wrong } from './file-fields.ts'

type Reader = (of: Fields, key: string, where: string) => unknown

const wholeNumber: Reader = (of, key, where) => {
  const found = count(of, key, where)
  if (found === null) throw wrong(`${where}: "${key}" must be a whole number from 1 up`)
  return found
}
const orNull =
  (read: Reader): Reader =>
  (of, key, where) =>
    of[key] === null ? null : read(of, key, where)

/** How each field of `packages/search/src/settings.ts` is read. */
const READERS: Readonly<Record<keyof Settings, Reader>> = {
  budget: (of, key, where) => checkedBudget(of[key], `${where}.${key}`),
  turns: orNull(wholeNumber),
  width: wholeNumber,
  openings: wholeNumber,
  margin: amount,
  deals: wholeNumber,
  kept: keptShare,
  noise: share,
  tree: orNull((of, key, where) => checkedTree(of[key], `${where}.${key}`)),
  sure: orNull(amount),
}

/** How an agent thinks, in place of its own way; a field that means nothing is refused, for a typo would play unnoticed. */
export function settingsIn(content: unknown, where: string): Partial<Settings> {
  const own = fields(content, where, Object.keys(READERS))
  const read = Object.keys(own).map((key) => [key, READERS[key as keyof Settings](own, key, where)] as const)
  return Object.fromEntries(read)
}

/** Whoever is given nothing to think with would never end. */
function checkedBudget(budget: unknown, where: string): Fields {
  const known = ['playouts', 'nodes', 'ms']
  const own = fields(budget, where, known)
  const given = known.map((key) => count(own, key, where)).filter((each) => each !== null)
  if (given.length === 0) throw wrong(`${where} needs one of ${known.join(', ')}`)
  return own
}

function checkedTree(tree: unknown, where: string): Fields {
  const own = fields(tree, where, ['explores', 'depth'])
  return { explores: amount(own, 'explores', where), depth: wholeNumber(own, 'depth', where) }
}

/** Where all go on, or none, there is no end, or nothing to compare. */
function keptShare(of: Fields, key: string, where: string): number {
  const value = share(of, key, where)
  if (value === 0 || value === 1) throw wrong(`${where}: "${key}" must lie between 0 and 1`)
  return value
}
