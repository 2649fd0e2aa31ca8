import { CloseUp, CloseUpReason } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { Card, PokemonCard } from '../../cards/card.ts'
import { attackText } from '../../cards/words/attack-words.ts'
import { powerText } from '../../cards/words/power-words.ts'
import { trainerText } from '../../cards/words/trainer-words.ts'
import type { PokemonView } from '../../rules/view.ts'
import { CardArt } from '../art/card-art.tsx'
import { hueOf } from '../art/picture.ts'
import { printedDamage } from '../card/card-inside.tsx'
import { nameOfCard, STAGE_NAMES } from '../card/card-words.ts'
import { CoinWords } from '../signs/flip-sign.tsx'
import { EnergySymbol, Units } from '../signs/energy-symbol.tsx'
import { HpCells } from '../signs/hp-cells.tsx'
import { PowerIcon } from '../signs/icons.tsx'
import './card-zoom.css'

interface CardZoomProps {
  readonly printed: Card
  readonly pokemon: PokemonView | null
  readonly reason: string | null
}

/** A card from near: everything it says, what lies on it, and why it cannot be used now. */
export function CardZoom({ printed, pokemon, reason }: CardZoomProps): ReactElement {
  return (
    <CloseUp className="pk-closeup" data-type={hueOf(printed)}>
      <CardArt card={printed} />
      <div className="pk-closeup-head">
        <h3 className="title">{printed.name}</h3>
        {printed.supertype === 'Pokemon' && <b className="num">{pokemon?.hp ?? printed.hp} HP</b>}
      </div>
      <p className="pk-closeup-line">{lineOf(printed)}</p>
      {printed.supertype === 'Trainer' && (
        <p>
          <CoinWords of={trainerText(printed)} />
        </p>
      )}
      {printed.supertype === 'Energy' && <Units of={printed.provides} size={22} />}
      {printed.supertype === 'Pokemon' && <PokemonParts card={printed} pokemon={pokemon} />}
      {reason !== null && <CloseUpReason>{reason}</CloseUpReason>}
    </CloseUp>
  )
}

function lineOf(card: Card): string {
  switch (card.supertype) {
    case 'Pokemon': {
      const from = card.evolvesFrom === null ? '' : ` from ${card.evolvesFrom}`
      return `${STAGE_NAMES[card.stage]}${from} · ${card.type} · level ${card.level} · ${card.set} ${card.number}`
    }
    case 'Trainer':
      return `Trainer · ${card.set} ${card.number}`
    case 'Energy':
      return `${card.basic ? 'Basic' : 'Special'} energy · ${card.set} ${card.number}`
  }
}

function PokemonParts({ card, pokemon }: { readonly card: PokemonCard; readonly pokemon: PokemonView | null }) {
  const { power, attacks, retreat } = card
  const weakness = pokemon === null ? card.weakness : pokemon.weakness
  const resistance = pokemon === null ? card.resistance : pokemon.resistance
  return (
    <>
      {pokemon !== null && (
        <div className="pk-closeup-hp num">
          <span>
            {Math.max(0, pokemon.hp - pokemon.damage)} of {pokemon.hp} HP
          </span>
          <HpCells hp={pokemon.hp} damage={pokemon.damage} next={pokemon.poison} />
        </div>
      )}
      {power !== null && (
        <p className="pk-closeup-power">
          <b>
            <PowerIcon size={14} /> {power.name}
          </b>{' '}
          {powerText(power)}
        </p>
      )}
      {attacks.map((attack) => (
        <div key={attack.name} className="pk-closeup-attack">
          <Units of={attack.cost} size={16} />
          <b>{attack.name}</b>
          <b className="num">{attack.damage > 0 ? printedDamage(attack) : ''}</b>
          {attackText(attack) !== '' && (
            <p>
              <CoinWords of={attackText(attack)} />
            </p>
          )}
        </div>
      ))}
      <dl className="pk-closeup-traits num">
        <div>
          <dt>Weakness</dt>
          <dd>
            {weakness === null ? (
              'none'
            ) : (
              <>
                <EnergySymbol type={weakness} size={15} /> ×2
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Resistance</dt>
          <dd>
            {resistance === null ? (
              'none'
            ) : (
              <>
                <EnergySymbol type={resistance} size={15} /> −30
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Retreat</dt>
          <dd>{pokemon?.retreat.cost ?? retreat}</dd>
        </div>
      </dl>
      {pokemon !== null && <Attached pokemon={pokemon} />}
    </>
  )
}

function Attached({ pokemon }: { readonly pokemon: PokemonView }) {
  const under = pokemon.cards.slice(0, -1).flatMap((card) => nameOfCard(card) ?? [])
  const on = [...pokemon.energy, ...pokemon.tools].flatMap((card) => nameOfCard(card) ?? [])
  const notes = [
    ...(on.length > 0 ? [`Attached: ${counted(on).join(', ')}`] : []),
    ...(under.length > 0 ? [`Evolved from ${under.toReversed().join(', ')}`] : []),
  ]
  return notes.map((note) => (
    <p key={note} className="pk-closeup-note">
      {note}
    </p>
  ))
}

/** "2 Fire Energy". */
export function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Array.from(counts, ([name, n]) => (n === 1 ? name : `${n} ${name}`))
}
