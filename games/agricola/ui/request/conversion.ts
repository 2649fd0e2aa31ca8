import { type Good, GOODS, type Goods } from '../../cards/goods.ts'
import type { AgricolaAbout } from '../../rules/about.ts'
import { converterName } from '../../words/names.ts'

export interface Conversion {
  /** Who or what converts: "Fireplace", "Eat". */
  readonly by: string
  readonly n: number
  readonly good: Good
  readonly gain: { readonly n: number; readonly good: Good }
  /** How much of it is food. */
  readonly food: number
}

/** What goes and what comes; null for anything that is no conversion. */
export function conversionOf(about: AgricolaAbout | null): Conversion | null {
  if (about?.kind === 'convert') {
    const { with: by, good, n, food } = about
    return { by: converterName(by), n, good, gain: { n: food, good: 'food' }, food }
  }
  if (about?.kind === 'swap') return swapOf(converterName(about.with), onlyGood(about.from), onlyGood(about.to))
  if (about?.kind === 'bake-with') {
    const { with: by, food } = about
    return { by: converterName(by), n: 1, good: 'grain', gain: { n: food, good: 'food' }, food }
  }
  return null
}

interface Amount {
  readonly good: Good
  readonly n: number
}

function swapOf(by: string, given: Amount | null, gain: Amount | null): Conversion | null {
  if (given === null || gain === null) return null
  return { by, ...given, gain, food: gain.good === 'food' ? gain.n : 0 }
}

/** Null where there are several kinds: such a swap is told in words. */
function onlyGood(goods: Goods): Amount | null {
  const [good, another] = GOODS.filter((each) => (goods[each] ?? 0) > 0)
  return good === undefined || another !== undefined ? null : { good, n: goods[good] ?? 0 }
}
