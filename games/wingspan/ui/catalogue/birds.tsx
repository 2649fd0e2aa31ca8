import type { CatalogueCard, Shelf } from '@turnwright/tabletop'
import type { Bird } from '../../cards/bird.ts'
import { isFlocking, isPredator } from '../../cards/bird.ts'
import { passes } from '../../cards/bird-test.ts'
import { BONUS_CARDS } from '../../cards/bonus-cards.ts'
import { BIRDS } from '../../cards/catalogue.ts'
import { costShows } from '../../cards/cost.ts'
import { FOODS } from '../../cards/food.ts'
import { HABITATS } from '../../cards/habitat.ts'
import { NESTS } from '../../cards/nest.ts'
import { rulesOfBird } from '../../words/card-rules.ts'
import { wordsBesideName } from '../bird/bird-words.ts'
import { BirdInside } from '../bird/hand-bird.tsx'
import { FoodSign } from '../signs/food-sign.tsx'
import { Sign } from '../signs/sign.tsx'
import { BirdZoom } from '../zoom/bird-zoom.tsx'

function birdCard(bird: Bird): CatalogueCard {
  return {
    id: bird.id,
    name: bird.name,
    words: wordsBesideName(bird).replaceAll('..', '.'),
    has: {
      lives: bird.lives,
      power: [bird.power?.color ?? 'none'],
      eats: FOODS.filter((food) => costShows(bird.cost, food)),
      nest: [bird.nest],
      sort: [...(isPredator(bird) ? ['hunts'] : []), ...(isFlocking(bird) ? ['flocks'] : [])],
      bonus: BONUS_CARDS.filter(({ counts }) => counts.what === 'birds' && passes(bird, counts.that)).map(
        ({ id }) => id,
      ),
      points: bird.points,
      wingspan: bird.wingspan,
    },
    rules: rulesOfBird(bird),
    face: () => (
      <span className="card hand-bird">
        <BirdInside bird={bird} />
      </span>
    ),
    full: () => <BirdZoom bird={bird} mat={null} reason={null} />,
  }
}

const BONUS_OF_BIRDS = BONUS_CARDS.filter(({ counts }) => counts.what === 'birds')

export const BIRD_SHELF: Shelf = {
  id: 'birds',
  title: 'Birds',
  cards: BIRDS.map(birdCard).toSorted((a, b) => a.name.localeCompare(b.name)),
  traits: [
    {
      id: 'lives',
      title: 'Lives in',
      values: HABITATS.map((id) => ({ id, title: id, sign: <Sign of={id} /> })),
    },
    {
      id: 'power',
      title: 'Power',
      values: [
        { id: 'brown', title: 'each time', sign: <Sign of="brown" /> },
        { id: 'white', title: 'once', sign: <Sign of="white" /> },
        { id: 'pink', title: 'others’ turns', sign: <Sign of="pink" /> },
        { id: 'none', title: 'none' },
      ],
    },
    { id: 'eats', title: 'Eats', values: FOODS.map((id) => ({ id, title: id, sign: <FoodSign of={id} /> })) },
    { id: 'nest', title: 'Nest', values: NESTS.map((id) => ({ id, title: id, sign: <Sign of={id} /> })) },
    {
      id: 'sort',
      title: 'Does',
      values: [
        { id: 'hunts', title: 'hunts', sign: <Sign of="hunts" /> },
        { id: 'flocks', title: 'flocks', sign: <Sign of="flocks" /> },
      ],
    },
    { id: 'points', title: 'Points', step: 1 },
    { id: 'wingspan', title: 'Wingspan', unit: 'cm', step: 20 },
    { id: 'bonus', title: 'Counts for', values: BONUS_OF_BIRDS.map(({ id, name }) => ({ id, title: name })) },
  ],
}
