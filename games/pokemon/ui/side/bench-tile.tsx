import type { BoardProps } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView, PlayerView, PokemonView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { nameOf, pokemonWords } from '../card/card-words.ts'
import { Thing } from '../play/thing.tsx'
import { usePokemonClick } from '../play/use-pokemon-click.ts'
import { EnergySymbol, Units } from '../signs/energy-symbol.tsx'
import { HpCells } from '../signs/hp-cells.tsx'
import { PowerIcon } from '../signs/icons.tsx'
import './bench-tile.css'

type BenchTileProps = BoardProps<DuelView> & { readonly of: PlayerView; readonly pokemon: PokemonView }

/** A Pokémon on the Bench: its picture, what is left of it and what it has. */
export function BenchTile(props: BenchTileProps): ReactElement {
  const { of, pokemon } = props
  const card = cardCalled(pokemon.id)
  const act = usePokemonClick(props, of, pokemon)
  const { hp, damage, energy, cards, power, type } = pokemon
  const units = energy.flatMap(({ provides }) => provides)
  return (
    <Thing
      card={pokemon.card}
      label={pokemonWords(pokemon)}
      className="pk-bench"
      type={type}
      {...act}
      from={`hand-${of.seat}`}
    >
      {card !== null && <CardArt card={card} />}
      <span className="pk-bench-head">
        <EnergySymbol type={type} />
        <span className="card-name" data-long={nameOf(pokemon).length > (power === null ? 10 : 8) || undefined}>
          {nameOf(pokemon)}
        </span>
        {power !== null && (
          <span className="pk-bench-power" data-works={power.works || undefined}>
            <PowerIcon size={13} />
          </span>
        )}
      </span>
      <span className="pk-bench-hp num">
        <b>{Math.max(0, hp - damage)}</b>
        <i>/{hp}</i>
        <HpCells hp={hp} damage={damage} />
      </span>
      <span className="pk-bench-foot">
        {units.length === 0 ? <span>no energy</span> : <Units of={units} size={units.length > 4 ? 13 : 16} most={6} />}
        {cards.length > 1 && (
          <span className="pk-stack">
            {cards.map(({ card: under }) => (
              <i key={under} />
            ))}
          </span>
        )}
      </span>
    </Thing>
  )
}
