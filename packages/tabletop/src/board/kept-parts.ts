/**
 * What is now, made of the parts of what was before wherever they are equal: whoever draws a part again only when it is another one draws
 * little when little has changed. Both are plain data. Things in a list are found again by their card, others by their place.
 */
export function keptParts<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now) || !isThing(before) || !isThing(now)) return now
  if (Array.isArray(now)) return Array.isArray(before) ? (keptList(before, now) as Value) : now
  return Array.isArray(before) ? now : keptThing(before, now)
}

type Thing = Readonly<Record<string, unknown>>

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null
}

function keptThing<Value extends Thing>(before: Thing, now: Value): Value {
  const keys = Object.keys(now)
  const parts = keys.map((key) => [key, keptParts(before[key], now[key])] as const)
  const isSame =
    keys.length === Object.keys(before).length &&
    parts.every(([key, part]) => Object.hasOwn(before, key) && Object.is(part, before[key]))
  // Made of the same keys as what is told now.
  return (isSame ? before : Object.fromEntries(parts)) as Value
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const cards = new Map(before.flatMap((part) => (isThing(part) && isCard(part) ? [[part['card'], part]] : [])))
  const kept = now.map((part, place) =>
    keptParts(isThing(part) && isCard(part) ? cards.get(part['card']) : before[place], part),
  )
  const isSame = kept.length === before.length && kept.every((part, place) => Object.is(part, before[place]))
  return isSame ? before : kept
}

function isCard(thing: Thing): boolean {
  return typeof thing['card'] === 'number'
}
