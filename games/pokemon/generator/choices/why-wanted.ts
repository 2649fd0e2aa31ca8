import type { CardView } from '../../rules/view.ts'
import { cardCalled } from '../../rules/faces.ts'
import { strengthWords } from '../scoring/strength-words.ts'
import { inPlay, nameOf, type Table } from '../table.ts'
import { categoryOfCard, type TrainerCategory } from '../trainers/category.ts'
import { AS_COLORLESS, BY_NAME, ENOUGH_IN_PLAY, wantedEnergy } from './wanted.ts'

const BY_CATEGORY: Readonly<Record<TrainerCategory, string>> = {
  'Card Drawing & Deck Manipulation': 'it brings more cards',
  'Energy Manipulation': 'it moves or finds energy',
  'Pokemon Manipulation': 'it changes which Pokémon are in play',
  'Damage Modification': 'it changes the damage of an attack',
  'Healing & Damage Removal': 'it heals',
  'Card Discard & Retrieval': 'it brings cards back',
  'Opponent Manipulation': 'it hinders the opponent',
  'Special Effects': 'its effect may help later',
}

/** Why a card is wanted in hand, or why not more, as `wantedness` has it. */
export function whyWanted(table: Table, { id }: Pick<CardView, 'id'>): string {
  const card = cardCalled(id)
  if (card === null) return 'nobody knows what it is'
  switch (card.supertype) {
    case 'Trainer':
      return BY_CATEGORY[categoryOfCard(card)]
    case 'Energy': {
      const worth = wantedEnergy(table, card)
      if (worth === BY_NAME) return 'an attack asks for it'
      return worth === AS_COLORLESS ? 'it helps to pay for an attack' : 'no attack of ours needs it now'
    }
    case 'Pokemon': {
      const { evolvesFrom } = card
      if (evolvesFrom === null)
        return inPlay(table.me).length < ENOUGH_IN_PLAY ? 'few of ours are in play' : strengthWords({ id })
      if (inPlay(table.me).some((pokemon) => nameOf(pokemon) === evolvesFrom)) return `${evolvesFrom} can become it`
      const isAtHand = table.me.hand.some((each) => nameOf(each) === evolvesFrom)
      return isAtHand ? `${evolvesFrom} is at hand for it` : `there is no ${evolvesFrom} for it`
    }
  }
}
