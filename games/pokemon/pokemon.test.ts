import { describeGame, isSoaking, soakable } from '@turnwright/testkit'
import { READY_DECKS } from './cards/decks/ready-decks.ts'
import { pokemonModule } from './index.ts'
import { POWERS, TRICKS } from './scenario/odd-decks.ts'
import { zonesOf } from './scenario/zones.ts'

const ids = READY_DECKS.map(({ id }) => id)

/** Every deck against every deck that comes after it, itself included. */
const allPairs = ids.flatMap((deck1, at) => ids.slice(at).map((deck2) => ({ deck1, deck2 })))

/** A round in which every deck plays, for those who wait; soak plays all pairs. */
const round = ids.flatMap((deck1, at) => (at % 5 === 0 ? [{ deck1, deck2: ids[(at + 8) % ids.length] as string }] : []))

const odd = [
  { deck1: TRICKS, deck2: POWERS },
  { deck1: POWERS, deck2: TRICKS, ceremony: 'by-hand' },
]

/** P60: decks that nobody else sees, of both and of one. */
const brought = [
  { deck1: 'own', deck2: 'own' },
  { deck1: 'zap', deck2: 'own', ceremony: 'by-hand' },
]

describeGame(pokemonModule, {
  tables: [...(isSoaking() ? allPairs : round), ...odd, ...brought].map((options) => ({ players: 2, options })),
  zones: zonesOf,
  // The opening hand came in one draw: from which place in it a card went face down says nothing about the card. And all
  // see which of the Prizes in the row goes (P51).
  inPlainSight: ['opening-active', 'opening-bench', 'prize'],
  games: soakable(1, 2),
})
