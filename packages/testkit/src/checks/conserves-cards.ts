import type { CardId } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import type { Check } from '../check.ts'
import type { GameUnderTest } from '../game-under-test.ts'
import { LawBroken } from '../law-broken.ts'
import type { Sitting } from '../play/sitting.ts'
import { cardsLyingAlone, cardsWithin, type Zone } from './places-of-cards.ts'

/** At every question each card stands in exactly one zone, and the totals of tokens never change. */
export const conservesCards: Check = {
  law: 'neither loses nor doubles a card or a token',
  style: 'adversarial',
  begin(subject) {
    const totals = new WeakMap<Sitting, Readonly<Record<string, number>>>()
    const examine = (sitting: Sitting): void => {
      eachCardStandsOnce(subject, sitting)
      tokensStay(subject, sitting, totals)
    }
    return { atQuestion: examine, atEnd: examine }
  },
}

function eachCardStandsOnce(subject: GameUnderTest, sitting: Sitting): void {
  const { game } = sitting
  const everyId = new Set<number>(game.cards.everyId())
  const places = new Map<number, string[]>()
  for (const { path, cards } of zonesOf(subject, game, everyId))
    for (const card of cards) {
      if (!everyId.has(card)) throw new LawBroken(`${path} holds ${card}, which is no card now\n  ${sitting.place()}`)
      places.set(card, [...(places.get(card) ?? []), path])
    }
  const lying = subject.zones === null ? cardsLyingAlone(game.state, 'state', everyId) : new Map<number, string[]>()
  for (const card of everyId) {
    const found = places.get(card) ?? lying.get(card) ?? []
    if (found.length === 1) continue
    const name = `card ${card} (${game.cards.identity(card as CardId)})`
    const where = found.length === 0 ? 'stands in no zone' : `stands in ${found.length} places: ${found.join(', ')}`
    throw new LawBroken(`${name} ${where}\n  ${sitting.place()}`)
  }
}

function zonesOf({ zones }: GameUnderTest, game: Game, everyId: ReadonlySet<number>): Iterable<Zone> {
  if (zones === null) return cardsWithin(game.state, 'state', everyId)
  return zones(game.state).map((cards, at) => ({ path: `zone ${at}`, cards }))
}

/** Every array, however deep, with the card ids in it. */
function tokensStay(
  { tokens }: GameUnderTest,
  sitting: Sitting,
  totals: WeakMap<Sitting, Readonly<Record<string, number>>>,
): void {
  if (tokens === null) return
  const now = tokens(sitting.game.state)
  const before = totals.get(sitting) ?? now
  totals.set(sitting, before)
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)]))
    if (before[name] !== now[name])
      throw new LawBroken(`there were ${before[name]} ${name} and now there are ${now[name]}\n  ${sitting.place()}`)
}
