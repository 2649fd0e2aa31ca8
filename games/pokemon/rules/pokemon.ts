import type { GameDefinition } from '@turnwright/kernel'
import { copyState } from './copy-state.ts'
import { leave } from './ending.ts'
import { cardName, IDENTITIES } from './faces.ts'
import { certainBasics } from './setting-up/certain-basics.ts'
import { type PokemonOptions, pokemonOptions } from './options.ts'
import { setup } from './setup.ts'
import type { DuelAbout, DuelState } from './state.ts'
import { step } from './step.ts'
import { view } from './view-of.ts'
import type { DuelView } from './view.ts'
import { words } from '../words/words.ts'

/** Two decks of sixty, six Prizes each, by the rules of 1999. */
export const pokemon: GameDefinition<DuelState, PokemonOptions, DuelView, DuelAbout> = {
  id: 'pokemon',
  name: 'Pokémon TCG',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: pokemonOptions,
  identities: IDENTITIES,
  cardName,
  viewWords: { omit: ['matchState', 'position'], alias: 'identifier' },
  words,
  setup,
  step,
  leave,
  view,
  // Each player's turn in turn makes a round, though the duel counts turns alone.
  turnOf: ({ turnNumber, turn }) => ({ round: Math.ceil(turnNumber / 2), seat: turnNumber === 0 ? null : turn }),
  copy: copyState,
  certain: certainBasics,
  // The end is a step like any other: it calls `game.finish` with the scores.
  result: () => null,
}
