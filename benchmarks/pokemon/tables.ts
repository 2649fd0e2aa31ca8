import { Game, openTable } from '@turnwright/kernel/host'
import { deriveSeed } from '@turnwright/kernel/search'
import { type DuelState, pokemon, type PokemonOptions, READY_DECKS } from '@turnwright/pokemon'

export type DuelGame = Game<DuelState, PokemonOptions>

const ids = READY_DECKS.map(({ id }) => id)

/** Every deck meets another: the distance between the two changes from round to round, so that all pairs come up. */
const tables = ids.flatMap((deck1, at) =>
  ids.map((_, step) => {
    const deck2 = ids[(at + step) % ids.length] as string
    return openTable(pokemon, { players: ['Ana', 'Bo'], seed: 'table', options: { deck1, deck2 } })
  }),
)

/** Opens any number of duels with all pairs of decks in turn, each with a seed of its own. */
export function duelsOf(series: string): () => DuelGame {
  let opened = 0
  return () => {
    const table = tables[(opened * 16) % tables.length] as (typeof tables)[number]
    return new Game(pokemon, { ...table, seed: deriveSeed(series, opened++) })
  }
}
