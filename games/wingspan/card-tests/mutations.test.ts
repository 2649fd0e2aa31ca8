import type { Plain } from '@turnwright/kernel'
import { describeMutations } from '@turnwright/testkit'
import { BIRDS } from '../cards/catalogue.ts'
import { FOODS } from '../cards/food.ts'
import { HABITATS } from '../cards/habitat.ts'

const cards = BIRDS.filter(({ power }) => power !== null).map(({ id, name, power }) => ({
  id,
  name,
  declaration: power as unknown as Plain,
}))

describeMutations('Changing a bird is noticed by its own tests', {
  cards,
  proofs: new URL('./', import.meta.url),
  declarations: new URL('./declared-power.ts', import.meta.url),
  words: [FOODS, HABITATS, ['bowl', 'cavity', 'ground', 'platform'], ['brown', 'white']],
  share: 0.98,
})
