import { isFields, type Tidy, type TidyFields } from './tidy-view.ts'

/** A piece of a tidied view in one line. */
export function phrase(value: Tidy): string {
  if (value === null) return '–'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (isFields(value)) return fieldsPhrase(value)
  if (typeof value === 'object') return value.length === 0 ? 'none' : counted(value.map(inner)).join(', ')
  return String(value)
}

/** Keys whose value speaks for itself. */
const SELF_EVIDENT = new Set(['text', 'reason'])

/** `Teapot (porcelain, worth 3)`: what a thing is called comes first. */
function fieldsPhrase({ name, ...rest }: TidyFields): string {
  const others = Object.entries(rest).map(([key, item]) => fieldPhrase(key, item))
  if (typeof name !== 'string')
    return [...(name === undefined ? [] : [`name ${inner(name)}`]), ...others].join(', ') || 'none'
  return others.length === 0 ? name : `${name} (${others.join(', ')})`
}

function fieldPhrase(key: string, item: Tidy): string {
  if (item === true) return key
  if (item === false) return `not ${key}`
  return SELF_EVIDENT.has(key) ? inner(item).replace(/\.$/, '') : `${key} ${inner(item)}`
}

function inner(value: Tidy): string {
  const text = phrase(value)
  const needsBrackets = typeof value === 'object' && value !== null && !(isFields(value) && 'name' in value)
  return needsBrackets ? `(${text})` : text
}

/** Equal neighbours are counted: five hidden cards are `– ×5`. Numbers are not: their places may mean something. */
export function counted(texts: readonly string[]): string[] {
  const lines: string[] = []
  for (let at = 0; at < texts.length; ) {
    let end = at + 1
    while (texts[end] === texts[at] && Number.isNaN(Number(texts[at]))) end++
    lines.push(end - at > 1 ? `${texts[at]} ×${end - at}` : (texts[at] as string))
    at = end
  }
  return lines
}
