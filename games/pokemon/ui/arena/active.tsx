import { type BoardProps, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView, PlayerView, PokemonView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import { CardInside } from '../card/card-inside.tsx'
import { pokemonWords } from '../card/card-words.ts'
import { Thing } from '../play/thing.tsx'
import { usePokemonClick } from '../play/use-pokemon-click.ts'
import { FaceDown } from '../side/face-down.tsx'
import { Plate } from './plate.tsx'
import './active.css'

type ActiveProps = BoardProps<DuelView> & { readonly of: PlayerView }

/** The Active Pokémon: a card that turns for its condition, and a plate with words that stay upright. */
export function Active(props: ActiveProps): ReactElement {
  const { of, players, seat } = props
  const [laid] = of.faceDown
  const isMine = of.seat === seat
  return (
    <div className="pk-active" data-mine={isMine || (seat === null && of.seat === 0) || undefined} data-seat={of.seat}>
      {of.active !== null ? (
        <ActivePokemon {...props} pokemon={of.active} />
      ) : laid !== undefined ? (
        <span className="pk-spot">
          <FaceDown card={laid} />
        </span>
      ) : (
        <span className="pk-spot">
          <span className="slot pk-nobody">
            <span>
              <SeatMark seat={of.seat} /> {nameOfSeat(players, of.seat, seat)}
              <small>no Active Pokémon</small>
            </span>
          </span>
        </span>
      )}
    </div>
  )
}

function ActivePokemon(props: ActiveProps & { readonly pokemon: PokemonView }) {
  const { of, pokemon } = props
  const act = usePokemonClick(props, of, pokemon)
  const card = cardCalled(pokemon.id)
  const turned = pokemon.statusEffects.find((status) => status !== 'poisoned')
  return (
    <>
      <span className="pk-spot" data-turn={turned} style={{ '--under': pokemon.cards.length - 1 }}>
        <Thing
          card={pokemon.card}
          label={pokemonWords(pokemon)}
          className="card pk-card"
          type={card === null ? pokemon.type : hueOf(card)}
          kind="Pokemon"
          from={`hand-${of.seat}`}
          {...act}
        >
          {card !== null && <CardInside card={card} />}
        </Thing>
      </span>
      <Plate {...props} pokemon={pokemon} />
    </>
  )
}
