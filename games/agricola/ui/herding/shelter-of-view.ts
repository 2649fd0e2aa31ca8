import { cardCalled } from '../../cards/catalogue.ts'
import { PLAIN_SHELTER, type Shelter } from '../../farm/index.ts'
import type { PlayerView } from '../../rules/view.ts'

/** How much room a player's cards make for animals. */
export function shelterOfView({
  farm,
  minors,
  occupations,
}: Pick<PlayerView, 'farm' | 'minors' | 'occupations'>): Shelter {
  const mods = [...minors, ...occupations].flatMap(({ id }) =>
    (cardCalled(id)?.effects ?? []).flatMap((effect) => (effect.on === 'static' ? [effect.mod] : [])),
  )
  const perPasture = mods.reduce((sum, mod) => sum + ('pastureCapacity' in mod ? mod.pastureCapacity.add : 0), 0)
  const house = farm.pens.find(({ kind }) => kind === 'house')?.capacity ?? PLAIN_SHELTER.house
  return { perPasture, house }
}
