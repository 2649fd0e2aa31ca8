import type { Condition } from './effect.ts'
import type { HandCard } from './card.ts'
import { goodsText } from './goods.ts'
import { MAJORS } from './majors.ts'
import { SPACE_IDS } from './space-names.ts'

interface Bounds {
  readonly min?: number
  readonly max?: number
  readonly exactly?: number
}

const COUNTED = [
  ['occupations', 'occupation'],
  ['sheep', 'sheep'],
  ['grainFields', 'grain field'],
  ['vegetableFields', 'vegetable field'],
  ['emptyFields', 'empty field'],
  ['rooms', 'room'],
  ['people', 'person'],
  ['farmyardUnused', 'unused cell'],
] as const

/** What must be true before a card can be played, or null: "2 occupations", "clay or stone house". */
export function needWords(need: Condition): string | null {
  const parts: string[] = []
  for (const [key, thing] of COUNTED) {
    const bounds = need[key]
    if (bounds !== undefined) parts.push(boundsWords(bounds, thing))
  }
  if (need.house !== undefined) parts.push(`${need.house.join(' or ')} house`)
  if (need.supply !== undefined) parts.push(`${boundsWords(need.supply.clay, 'clay')} in your supply`)
  if (need.ownPersonOn !== undefined) parts.push(`your person on ${need.ownPersonOn.map(spaceName).join(' or ')}`)
  return parts.length === 0 ? null : parts.join(', ')
}

function boundsWords({ min, max, exactly }: Bounds, thing: string): string {
  if (exactly !== undefined) return `exactly ${counted(exactly, thing)}`
  if (max === 0) return `no ${plural(thing)}`
  if (max !== undefined) return `at most ${counted(max, thing)}`
  return counted(min ?? 0, thing)
}

const UNCHANGED = ['sheep', 'clay']

function counted(n: number, thing: string): string {
  return `${n} ${n === 1 ? thing : plural(thing)}`
}

function plural(thing: string): string {
  if (UNCHANGED.includes(thing)) return thing
  return thing === 'person' ? 'people' : `${thing}s`
}

function spaceName(id: string): string {
  if (!SPACE_IDS.some((each) => each === id)) return id
  return id.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`)
}

/** What a card costs in words, or null where it is free. */
export function costWords({ cost: { perPerson, returns, ...goods } }: HandCard): string | null {
  const parts: string[] = []
  if (Object.keys(goods).length > 0) parts.push(goodsText(goods))
  if (perPerson !== undefined) parts.push(`${goodsText(perPerson)} for each person`)
  if (returns !== undefined) {
    const names = new Set(returns.map((id) => MAJORS.find((major) => major.id === id)?.name ?? id))
    parts.push(`give back a ${[...names].join(' or ')}`)
  }
  return parts.length === 0 ? null : parts.join(', ')
}
