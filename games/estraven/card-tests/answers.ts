import { given } from '@turnwright/testkit'
import { LINK_SORTS, type LinkSort } from '../cards/words-of-the-game.ts'
import { duel, priceOf } from '../scenario/duel.ts'
import type { StagedPlayer } from '../scenario/stage.ts'

/** Somebody of theirs to aim at, who does nothing. */
const aside = { card: 'Hollow Sentinel', tapped: true }

/** With exactly this mana bo may answer these sorts of links with the card, and no other. */
export function answersOnly(card: string, pool: number, sorts: readonly LinkSort[], bo: StagedPlayer = {}): void {
  for (const sort of LINK_SORTS) {
    const players = acts(sort, { ...bo, hand: [card], pool })
    if (sorts.includes(sort)) players.bo.isOffered(card)
    else players.bo.cannotPlay(card)
    players.bo.passes()
    if (sort === 'reaction') players.bo.isOn()
    else players.ana.isOn()
  }
}

/** Ana puts a link of the sort on the chain; it is up to bo to answer. */
export function acts(sort: LinkSort, bo: StagedPlayer) {
  switch (sort) {
    case 'spell':
    case 'unit': {
      const card = sort === 'spell' ? 'Study the Gale' : 'Cinder Pike'
      const players = given(duel, { ana: { hand: [card], pool: priceOf(card), field: [aside] }, bo })
      players.ana.plays(card)
      return players
    }
    case 'attack': {
      const players = given(duel, { ana: { field: [aside, 'Cinder Pike'] }, bo })
      players.ana.attacksWith('Cinder Pike')
      return players
    }
    case 'ability': {
      const players = given(duel, { ana: { field: [aside, 'Village Levy'] }, bo })
      players.ana.uses('Village Levy')
      return players
    }
    case 'trade': {
      const players = given(duel, { ana: { hand: ['Firebrand'], field: [aside] }, bo })
      players.ana.trades('Firebrand', 'Timber Stock')
      return players
    }
    case 'reaction':
      return reacts(bo)
  }
}

/** In a turn of bo ana answers a unit of theirs. */
function reacts(bo: StagedPlayer) {
  const { hand = [], pool = 0 } = bo
  const players = given(
    duel,
    {
      ana: { hand: ['Better Offer'], pool: priceOf('Better Offer'), field: [aside] },
      bo: { ...bo, hand: ['Cinder Pike', ...hand], pool: pool + priceOf('Cinder Pike') },
    },
    { turn: 1 },
  )
  players.bo.plays('Cinder Pike')
  players.ana.plays('Better Offer')
  return players
}
