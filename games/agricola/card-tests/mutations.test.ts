import { describeMutations } from '@turnwright/testkit'
import { HAND_CARDS } from '../cards/catalogue.ts'
import { GOODS } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import { SPACE_IDS, SPACE_TRAITS } from '../cards/space-names.ts'
import { behaviourOf } from './declared-card.ts'

const cards = [...HAND_CARDS, ...MAJORS].map((card) => ({
  id: card.id,
  name: card.name,
  declaration: behaviourOf(card),
}))

describeMutations('Changing a card is noticed by its own tests', {
  cards,
  proofs: new URL('./', import.meta.url),
  declarations: new URL('./declared-card.ts', import.meta.url),
  words: [GOODS, SPACE_IDS, Object.keys(SPACE_TRAITS), ['self', 'others', 'any']],
  share: 0.98,
})
