import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { Card } from '../../cards/card.ts'
import type { PokemonView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { nameOf, pokemonWords } from '../card/card-words.ts'
import { Units } from '../signs/energy-symbol.tsx'
import './pokemon-face.css'

/** A Pokémon in play as a row: picture, name, where it stands, what it has and what is left of it. */
export function PokemonFace({ pokemon }: { readonly pokemon: PokemonView }): ReactElement {
  const card = cardCalled(pokemon.id)
  const units = pokemon.energy.flatMap(({ provides }) => provides)
  return (
    <>
      {card !== null && <ArtTile card={card} />}
      <span className="only-read">{pokemonWords(pokemon)}</span>
      <span className="choice-words" aria-hidden="true">
        {nameOf(pokemon)}
        <small>
          {pokemon.position === 'ACTIVE' ? 'Active' : 'Bench'}
          {units.length > 0 && <Units of={units} size={12} most={5} />}
        </small>
      </span>
      <span className="choice-end num" aria-hidden="true">
        {Math.max(0, pokemon.hp - pokemon.damage)}
        <small>/{pokemon.hp}</small>
      </span>
    </>
  )
}

/** From near it shows the whole card. */
export function ArtTile({ card }: { readonly card: Card }): ReactElement {
  return (
    <span className="pk-tile" data-zoom={`id:${card.id}`}>
      {card.supertype === 'Energy' ? (
        <Units of={card.provides} size={card.provides.length > 1 ? 18 : 24} />
      ) : (
        <CardArt card={card} />
      )}
    </span>
  )
}
