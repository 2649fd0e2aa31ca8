import { CloseUp, type Shelf } from '@turnwright/tabletop'
import { type BonusCard, bonusText } from '../../cards/bonus-card.ts'
import { BONUS_CARDS } from '../../cards/bonus-cards.ts'
import { type Goal, GOALS } from '../../cards/goals.ts'
import { BonusTrack } from '../mine/bonus-track.tsx'
import { Sign } from '../signs/sign.tsx'
import { goalSigns } from '../table/goal-words.ts'
import '../zoom/bonus-zoom.css'
import './printed-card.css'

export const BONUS_SHELF: Shelf = {
  id: 'bonus-cards',
  title: 'Bonus cards',
  cards: BONUS_CARDS.map((card) => ({
    id: `bonus-${card.id}`,
    name: card.name,
    words: bonusWords(card),
    has: { pays: ['perItem' in card.pays ? 'each' : 'steps'], percent: card.percent ?? 0 },
    rules: ['W54', 'W43'],
    face: () => <PrintedBonus card={card} />,
    full: () => (
      <CloseUp className="bonus-zoom">
        <BonusInside card={card} />
      </CloseUp>
    ),
  })),
  traits: [
    {
      id: 'pays',
      title: 'Pays',
      values: [
        { id: 'each', title: 'for each' },
        { id: 'steps', title: 'by steps' },
      ],
    },
    { id: 'percent', title: 'Birds that fit', unit: 'of 100', step: 5 },
  ],
}

function bonusWords({ alsoCalled, percent, ...card }: BonusCard): string {
  const names = alsoCalled.length === 0 ? '' : ` Also called ${alsoCalled.join(', ')}.`
  const fits = percent === null ? '' : ` Fits ${percent} of 100 birds in the deck.`
  return `${bonusText({ alsoCalled, percent, ...card })}${names}${fits}`
}

function PrintedBonus({ card }: { readonly card: BonusCard }) {
  return (
    <span className="card printed-card">
      <BonusInside card={card} />
    </span>
  )
}

function BonusInside({ card }: { readonly card: BonusCard }) {
  return (
    <>
      <span className="bonus-zoom-name">
        <Sign of="bonus" />
        {card.name}
      </span>
      <span>{bonusText(card)}</span>
      {'steps' in card.pays && <BonusTrack card={card} count={0} />}
      {card.percent !== null && <span className="quiet">Fits {card.percent} of 100 birds in the deck</span>}
    </>
  )
}

export const GOAL_SHELF: Shelf = {
  id: 'goals',
  title: 'Round goals',
  cards: GOALS.map((goal) => ({
    id: `goal-${goal.id}`,
    name: goal.text,
    words: `One side of tile ${goal.tile}. On its back: ${otherSide(goal)}.`,
    has: { counts: [goal.counts.what.startsWith('birds') ? 'birds' : 'eggs'], tile: goal.tile },
    rules: ['W51', 'W52', ...(goal.counts.what === 'eggSets' ? (['W53'] as const) : []), 'W3'],
    face: () => <PrintedGoal goal={goal} />,
    full: () => (
      <CloseUp className="bonus-zoom">
        <GoalInside goal={goal} />
      </CloseUp>
    ),
  })),
  traits: [
    {
      id: 'counts',
      title: 'Counts',
      values: [
        { id: 'birds', title: 'birds', sign: <Sign of="birds" /> },
        { id: 'eggs', title: 'eggs', sign: <Sign of="egg" /> },
      ],
    },
  ],
}

function otherSide({ tile, id }: Goal): string {
  return GOALS.find((each) => each.tile === tile && each.id !== id)?.text ?? 'nothing'
}

function PrintedGoal({ goal }: { readonly goal: Goal }) {
  return (
    <span className="card printed-card">
      <GoalInside goal={goal} />
    </span>
  )
}

function GoalInside({ goal }: { readonly goal: Goal }) {
  return (
    <>
      <span className="printed-signs">
        {goalSigns(goal.counts).map((sign) => (
          <Sign key={sign} of={sign} />
        ))}
      </span>
      <span className="bonus-zoom-name">{goal.text}</span>
      <span className="quiet">On its back: {otherSide(goal)}</span>
    </>
  )
}
