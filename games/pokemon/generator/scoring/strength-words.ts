import { cardCalled } from '../../rules/faces.ts'
import { nameOf } from '../table.ts'

type Named = { readonly id: string | null }

/** What a Pokémon is made of, as players speak of it: "50 HP, attacks for up to 20". */
export function strengthWords({ id }: Named): string {
  const card = cardCalled(id)
  if (card?.supertype !== 'Pokemon') return 'no attacks'
  const most = Math.max(0, ...card.attacks.map(({ damage }) => damage))
  return `${card.hp} HP, ${most === 0 ? 'no attack that does damage' : `attacks for up to ${most}`}`
}

/** "Machop (50 HP, attacks for up to 20)". */
export function describedPokemon(card: Named): string {
  return `${nameOf(card)} (${strengthWords(card)})`
}
