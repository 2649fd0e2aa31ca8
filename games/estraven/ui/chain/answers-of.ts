import type { PlayerView } from '../../rules/view.ts'

/** What a player could add to the chain now, in a sentence. */
export function answersOf({ hand, battlefield }: Pick<PlayerView, 'hand' | 'battlefield'>): string {
  const cards = hand.filter(({ playable }) => playable).length
  const abilities = battlefield.flatMap((permanent) => permanent.abilities).filter(({ usable }) => usable).length
  const ways = [
    ...(cards > 0 ? [counted(cards, 'card in your hand', 'cards in your hand')] : []),
    ...(abilities > 0 ? [counted(abilities, 'ability', 'abilities')] : []),
  ]
  return ways.length === 0 ? 'You have nothing to add.' : `${ways.join(' and ')} can answer. It would resolve first.`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
