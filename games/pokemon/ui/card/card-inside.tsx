import { type FC, memo } from 'react'
import type { Card, EnergyCard, PokemonCard, StageName, TrainerCard } from '../../cards/card.ts'
import { trainerText } from '../../cards/words/trainer-words.ts'
import { CardArt } from '../art/card-art.tsx'
import { EnergySymbol, Units } from '../signs/energy-symbol.tsx'
import { PowerIcon, TrainerIcon } from '../signs/icons.tsx'
import './card-inside.css'

/** What stands on a card, within any frame of 5 to 7. */
export const CardInside: FC<{ readonly card: Card }> = memo(function CardInside({ card }: { readonly card: Card }) {
  switch (card.supertype) {
    case 'Pokemon':
      return <PokemonInside card={card} />
    case 'Trainer':
      return <TrainerInside card={card} />
    case 'Energy':
      return <EnergyInside card={card} />
  }
})

export const STAGE_NUMBERS: Readonly<Record<StageName, number>> = { Basic: 1, Stage1: 2, Stage2: 3 }

function PokemonInside({ card }: { readonly card: PokemonCard }) {
  const { name, hp, type, stage, power, attacks, weakness, resistance, retreat } = card
  return (
    <>
      <span className="pk-spine">
        <EnergySymbol type={type} />
        <span className="pk-stage">
          {Array.from({ length: STAGE_NUMBERS[stage] }, (_, place) => (
            <i key={place} />
          ))}
        </span>
      </span>
      <span className="pk-card-head">
        <span className="card-name" data-long={name.length > 9 || undefined}>
          {name}
        </span>
        <b className="num">{hp}</b>
      </span>
      <CardArt card={card} />
      <span className="pk-card-attacks">
        {power !== null && (
          <span className="pk-card-attack pk-card-power">
            <PowerIcon size={12} />
            <span className="pk-attack-name">{power.name}</span>
          </span>
        )}
        {attacks.map((attack) => (
          <span key={attack.name} className="pk-card-attack">
            <span className="pk-attack-name" data-long={attack.name.length > 9 || undefined}>
              {attack.name}
            </span>
            {attack.damage > 0 && <b className="num">{printedDamage(attack)}</b>}
            <Units of={attack.cost} />
          </span>
        ))}
      </span>
      <span className="pk-card-foot num">
        <span>{weakness === null ? '–' : <Trait type={weakness} change="×2" />}</span>
        <span>{resistance === null ? '–' : <Trait type={resistance} change="−30" />}</span>
        <span>{retreat === 0 ? '0' : <Trait type="Colorless" change={`×${retreat}`} />}</span>
      </span>
    </>
  )
}

const MARKS = { fixed: '', plus: '+', minus: '−', times: '×', variable: '', none: '' } as const

/** "30", "30+", "20×". */
export function printedDamage({ damage, mode }: PokemonCard['attacks'][number]): string {
  return `${damage}${MARKS[mode]}`
}

function Trait({ type, change }: { readonly type: PokemonCard['type']; readonly change: string }) {
  return (
    <span className="pk-trait">
      <EnergySymbol type={type} />
      {change}
    </span>
  )
}

function TrainerInside({ card }: { readonly card: TrainerCard }) {
  const text = trainerText(card)
  return (
    <>
      <span className="pk-spine">
        <TrainerIcon size={14} />
      </span>
      <span className="pk-card-head">
        <span className="card-name pk-name-whole">{card.name}</span>
      </span>
      <CardArt card={card} />
      <span className="pk-card-text" data-long={text.length > 92 || undefined}>
        {text}
      </span>
      <span className="pk-card-foot">Trainer</span>
    </>
  )
}

function EnergyInside({ card }: { readonly card: EnergyCard }) {
  const [type = 'Colorless'] = card.provides
  return (
    <>
      <span className="pk-card-head">
        <span className="card-name pk-name-whole">{card.basic ? type : card.name}</span>
      </span>
      <span className="pk-energy-signs">
        {card.provides.map((unit, place) => (
          <EnergySymbol key={place} type={unit} />
        ))}
      </span>
      <span className="pk-card-foot">{card.basic ? 'Basic energy' : 'Special energy'}</span>
    </>
  )
}
