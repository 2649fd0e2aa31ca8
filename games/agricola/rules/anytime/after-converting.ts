import type { Player } from '@turnwright/kernel'
import { type Good, GOODS, isGood, RESOURCES } from '../../cards/goods.ts'
import { amountOf } from '../goods.ts'
import { type Agricola, playerAt } from '../state.ts'
import { conversionsOf } from './conversions-of.ts'
import type { Offer } from './offer.ts'

type Amounts = Readonly<Record<Good, number>>

/** What a player could have, with so much of a card's pile bought. */
interface Stock {
  readonly goods: Amounts
  readonly sold: number
}

const PLENTY = 99
/** Whoever could come to more different stocks is taken to come to one that will do. */
const MOST_STOCKS = 2000

/** Whether something would be so once its owner has converted something, one thing after the other. */
export function afterConverting(game: Agricola, { seat }: Player, isSo: () => boolean): boolean {
  // While animals breed nothing is converted (G41).
  if (game.state.phase === 'breeding') return false
  const player = playerAt(game.state, seat)
  const offers = conversionsOf(game, player)
  if (offers.length === 0) return false
  const before = { ...player.supply }
  const goods = Object.fromEntries(GOODS.map((good) => [good, amountOf(player, good)])) as Record<Good, number>
  const isSoWith = (amounts: Amounts): boolean => {
    for (const good of RESOURCES) player.supply[good] = amounts[good]
    return isSo()
  }
  const found = isThinkable(goods, offers, isSoWith) && isReached(goods, offers, isSoWith)
  Object.assign(player.supply, before)
  return found
}

/** Whether it would be so with plenty of every good that can be converted into. What cannot be even then is soon known. */
function isThinkable(goods: Amounts, offers: readonly Offer[], isSo: (goods: Amounts) => boolean): boolean {
  const most = { ...goods }
  for (let grown = true; grown; ) {
    grown = false
    for (const { good, n, to } of offers)
      for (const made in to)
        if (isGood(made) && most[made] < PLENTY && most[good] >= n) {
          most[made] = PLENTY
          grown = true
        }
  }
  return GOODS.some((good) => most[good] !== goods[good]) && isSo(most)
}

/** Whether any series of conversions makes it so. A pile is bought from its top. */
function isReached(goods: Amounts, offers: readonly Offer[], isSo: (goods: Amounts) => boolean): boolean {
  const pile = offers.filter(({ type }) => type === 'card-purchase')
  const others = offers.filter(({ type }) => type !== 'card-purchase')
  const open: Stock[] = [{ goods, sold: 0 }]
  const seen = new Set<string>()
  for (let stock = open.pop(); stock !== undefined; stock = open.pop()) {
    const { goods: had, sold } = stock
    const top = pile[sold]
    for (const offer of top === undefined ? others : [...others, top]) {
      if (had[offer.good] < offer.n) continue
      const next = { goods: converted(had, offer), sold: offer === top ? sold + 1 : sold }
      const name = `${Object.values(next.goods).join()} ${next.sold}`
      if (seen.has(name)) continue
      if (seen.size === MOST_STOCKS || isSo(next.goods)) return true
      seen.add(name)
      open.push(next)
    }
  }
  return false
}

function converted(goods: Amounts, { good, n, to }: Offer): Amounts {
  const after = { ...goods, [good]: goods[good] - n }
  for (const made in to) if (isGood(made)) after[made] += to[made] ?? 0
  return after
}
