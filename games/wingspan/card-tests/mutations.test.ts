import type { Plain } from '@turnwright/kernel'
import { describeMutations } from '@turnwright/testkit'
import { BIRDS } from '../cards/catalogue.ts'
import { FOODS } from '../cards/food.ts'
import { HABITATS } from '../cards/habitat.ts'
import type { Power } from '../cards/power.ts'

/** Where no bird is just as wide as a hunter's limit, a centimetre more changes nothing: it is left out. */
function changeable(power: Power): Plain {
  const { does } = power
  const isIdle = does.kind === 'huntDeckWingspan' && !BIRDS.some(({ wingspan }) => wingspan === does.lessThanCm)
  return (isIdle ? { ...power, does: { ...does, lessThanCm: null } } : power) as unknown as Plain
}

const cards = BIRDS.filter(({ power }) => power !== null).map(({ id, name, power }) => ({
  id,
  name,
  declaration: changeable(power as Power),
}))

describeMutations('Changing a bird is noticed by its own tests', {
  cards,
  proofs: new URL('./', import.meta.url),
  declarations: new URL('./declared-power.ts', import.meta.url),
  words: [FOODS, HABITATS, ['bowl', 'cavity', 'ground', 'platform'], ['brown', 'white']],
  share: 0.98,
})
