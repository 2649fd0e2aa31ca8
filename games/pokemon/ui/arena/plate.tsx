import { type BoardProps, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView, PlayerView, PokemonView } from '../../rules/view.ts'
import { effectWords, nameOf, nameOfCard, STAGE_NAMES } from '../card/card-words.ts'
import { Condition } from '../signs/condition.tsx'
import { EnergySymbol, Units } from '../signs/energy-symbol.tsx'
import { HpCells } from '../signs/hp-cells.tsx'
import { ClockIcon, PowerIcon, ShieldIcon } from '../signs/icons.tsx'
import { DamageNote } from './damage-note.tsx'
import './plate.css'

type PlateProps = BoardProps<DuelView> & { readonly of: PlayerView; readonly pokemon: PokemonView }

/** Everything about an Active Pokémon, in words that stay upright. */
export function Plate({ of, pokemon, players, seat }: PlateProps): ReactElement {
  const { hp, damage, statusEffects, poison, energy, power, type } = pokemon
  const units = energy.flatMap(({ provides }) => provides)
  const left = Math.max(0, hp - damage)
  return (
    <div className="pk-plate" data-seat={of.seat}>
      <p className="pk-plate-who">
        <b>
          <SeatMark seat={of.seat} /> {nameOfSeat(players, of.seat, seat)}
        </b>
        <span>{lineage(pokemon)}</span>
      </p>
      <p className="pk-plate-name title">
        {nameOf(pokemon)}
        <EnergySymbol type={type} size={24} />
      </p>
      <p className="pk-hp-line num">
        <b>{left}</b> of {hp} HP
        {damage > 0 && <em>{damage} damage</em>}
        <DamageNote of={pokemon.cards[0]?.card ?? 0} damage={damage} />
      </p>
      <HpCells hp={hp} damage={damage} next={poison} />
      {statusEffects.length > 0 && (
        <ul className="pk-conds">
          {statusEffects.map((status) => (
            <Condition key={status} status={status} pokemon={pokemon} />
          ))}
        </ul>
      )}
      <p className="pk-plate-energy">
        <span>Energy</span>
        {units.length === 0 ? <i>none</i> : <Units of={units} size={units.length > 6 ? 17 : 20} most={8} />}
        {power !== null && (
          <span className="pk-plate-power" data-works={power.works || undefined}>
            <PowerIcon size={13} /> {power.name}
            {power.works ? '' : ' (stopped)'}
          </span>
        )}
      </p>
      <Extras pokemon={pokemon} />
    </div>
  )
}

/** "Active · Stage 1 over Gastly". */
function lineage({ id, as, cards }: PokemonView): string {
  const card = cardCalled(id)
  if (as !== id) return `${card?.name ?? ''} in its shape`
  if (card?.supertype !== 'Pokemon') return 'Active'
  const under = cards.slice(0, -1).flatMap((each) => nameOfCard(each) ?? [])
  return [STAGE_NAMES[card.stage], ...(under.length > 0 ? [`over ${under.at(-1)}`] : [])].join(' ')
}

/** What Trainers and attacks have put on it, and types that are not printed. */
function Extras({ pokemon }: { readonly pokemon: PokemonView }) {
  const { tools, effects, damageBonus, damageReduction, as, weakness, resistance } = pokemon
  const card = cardCalled(as)
  const printed = card?.supertype === 'Pokemon' ? card : null
  const names = tools.flatMap((tool) => nameOfCard(tool) ?? [])
  const changes = [
    ...(damageBonus > 0 ? [`+${damageBonus} to its attacks`] : []),
    ...(damageReduction > 0 ? [`${damageReduction} less damage`] : []),
  ]
  const notes = [
    ...(names.length > 0
      ? [{ icon: <ShieldIcon size={14} />, words: `${names.join(', ')}: ${changes.join(', ')}` }]
      : []),
    ...effects.map((effect) => ({ icon: <ClockIcon size={14} />, words: effectWords(effect) })),
    ...(printed !== null && weakness !== printed.weakness
      ? [{ icon: <ClockIcon size={14} />, words: `Weakness is now ${weakness ?? 'none'}` }]
      : []),
    ...(printed !== null && resistance !== printed.resistance
      ? [{ icon: <ClockIcon size={14} />, words: `Resistance is now ${resistance ?? 'none'}` }]
      : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul className="pk-extras">
      {notes.map(({ icon, words }) => (
        <li key={words}>
          {icon} {words}
        </li>
      ))}
    </ul>
  )
}
