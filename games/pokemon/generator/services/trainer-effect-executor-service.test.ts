import { expect, test } from 'vitest'
import { CARDS } from '../../cards/catalogue.ts'
import type { TrainerCard } from '../../cards/card.ts'
import { seen } from '../testing/advised.ts'
import { TrainerEffectExecutorService } from './trainer-effect-executor-service.ts'

const { cardsGained, cardsLost, deckAfterwards, does, effect } = TrainerEffectExecutorService

function trainer(name: string): TrainerCard {
  const card = CARDS.find((each) => each.name === name)
  if (card?.supertype !== 'Trainer') throw new Error(`${name} is no Trainer`)
  return card
}

/** Gained, lost and left in the deck of 20, with this card and four others in hand. */
function counted(name: string) {
  const table = seen(
    {
      active: 'Onix',
      hand: [name, ...new Array<string>(4).fill('Charmeleon')],
      deck: new Array<string>(20).fill('Water Energy'),
      discard: ['Water Energy', 'Fire Energy', 'Bill', 'Grass Energy'],
    },
    { active: 'Onix' },
  )
  const card = trainer(name)
  return [cardsGained(card, table), cardsLost(card, table), deckAfterwards(card, table)]
}

test.each([
  ['Bill', [2, 0, 18]],
  ['Professor Oak', [7, 4, 13]],
  ['Gambler', [4.5, 4, 16]],
  ['Maintenance', [1, 2, 21]],
  ['Computer Search', [1, 2, 19]],
  ['Poké Ball', [0.5, 0, 19]],
  ['Energy Search', [1, 0, 19]],
  ['Item Finder', [1, 2, 20]],
  ['Energy Retrieval', [2, 1, 20]],
  ['Pokémon Trader', [1, 1, 20]],
  ['Potion', [0, 0, 20]],
] as const)('%s brings, takes and leaves in the deck: %j', (name, expected) => expect(counted(name)).toEqual(expected))

test('an effect of a card can be asked for by its type', () => {
  expect(effect(trainer('PlusPower'), 'INCREASE_DAMAGE')).toMatchObject({ n: 10 })
  expect(effect(trainer('PlusPower'), 'REDUCE_DAMAGE')).toBeNull()
  expect([does(trainer('Switch'), 'SWITCH_ACTIVE'), does(trainer('Switch'), 'FORCE_SWITCH')]).toEqual([true, false])
})
