import type { Unavailable } from '@turnwright/kernel'
import type { Prompt, PromptChoice } from '@turnwright/kernel/host'
import { CardBack, type ChoiceFace, SeatMark } from '@turnwright/tabletop'
import { bonusText } from '../../cards/bonus-card.ts'
import { FACES, type Face, isFood } from '../../cards/food.ts'
import { type Habitat, isHabitat, rowOf } from '../../cards/habitat.ts'
import { bonusCalled } from '../../rules/identities.ts'
import type { WingspanView } from '../../rules/view.ts'
import { ROWS } from '../mat/row-names.ts'
import { FoodSign } from '../signs/food-sign.tsx'
import { Sign } from '../signs/sign.tsx'
import { FoodDie } from '../table/food-die.tsx'
import { BIRD_DECK } from '../table/tray.tsx'
import { findBirdCard, findBonusCard } from '../zoom/find-card.ts'
import { birdFace, refusedBirdFace } from './bird-face.tsx'
import './faces.css'

/** Birds show their picture, food and dice their sign. */
export function faceOf(choice: PromptChoice, view: WingspanView, prompt: Prompt): ChoiceFace | null {
  const { ref } = choice
  if (ref === undefined) return null
  if ('card' in ref) return cardFace(ref.card, choice, view, prompt)
  if ('seat' in ref) return { start: <SeatMark seat={ref.seat} /> }
  if ('cell' in ref) return null
  return spaceFace(ref.space, choice, view)
}

function cardFace(card: number, choice: PromptChoice, view: WingspanView, prompt: Prompt): ChoiceFace | null {
  const found = findBirdCard(view, card)
  // What is done with a bird of one's own, like caching on it, says more than its name.
  if (found !== null) return birdFace(found, choice.id === card, view, prompt)
  const bonus = findBonusCard(view, card)
  const printed = bonusCalled(bonus?.bonus ?? null)
  if (bonus === null || printed === null) return null
  const detail = bonusText(printed)
  return {
    start: <Sign of="bonus" className="face-bonus" />,
    detail,
    end: `${bonus.points} now`,
    said: `${detail} ${bonus.points} points now`,
  }
}

function spaceFace(space: string, choice: PromptChoice, view: WingspanView): ChoiceFace | null {
  if (space === 'deck')
    return {
      start: <CardBack width={24} hue={BIRD_DECK} className="face-deck" />,
      end: <span>{view.deck}</span>,
      said: [choice.detail, `${view.deck} cards`].filter(Boolean).join(', '),
    }
  const [kind = '', rest = ''] = splitOnce(space)
  if (kind === 'row' && isHabitat(rest)) return rowFace(rest, choice, view)
  if (kind === 'food' && isFood(rest)) return { start: <FoodSign of={rest} /> }
  if (kind === 'die') return dieFace(rest, choice)
  return null
}

/** Where a turn is chosen, the three rows stand in one line: a sign, and what it brings. */
function rowFace(habitat: Habitat, { about, detail }: PromptChoice, view: WingspanView): ChoiceFace {
  const isTurn = about?.kind === 'use-row'
  const start = (
    <span className="face-row" data-habitat={habitat} data-brief={isTurn || undefined}>
      <Sign of={habitat} />
    </span>
  )
  if (!isTurn) return { start }
  const { name, action, reward } = ROWS[habitat]
  const row = view.players[view.turn]?.rows[rowOf(habitat)]
  return {
    start,
    title: (
      <span className="only-read">
        {name}: {action}
      </span>
    ),
    detail: <span className="only-read">{detail}</span>,
    end: (
      <>
        {row?.reward} <Sign of={reward} />
        {row?.hasTrade === true && <i className="face-trade">+1</i>}
      </>
    ),
    ...(detail === undefined ? {} : { said: detail }),
  }
}

/** The split face is two choices: each shows the food it would give. */
function dieFace(face: string, { id }: PromptChoice): ChoiceFace | null {
  const split = /^dual-(\w+)$/.exec(String(id))?.[1]
  if (split !== undefined && isFood(split))
    return { start: <FoodDie face="invertebrate|seed" />, end: <FoodSign of={split} /> }
  return isFace(face) ? { start: <FoodDie face={face} /> } : null
}

function isFace(face: string): face is Face {
  return FACES.some((each) => each === face)
}

function splitOnce(space: string): readonly string[] {
  const at = space.indexOf('-')
  return [space.slice(0, at), space.slice(at + 1)]
}

/** A bird that cannot be chosen keeps its picture. */
export function refusedFaceOf({ ref }: Unavailable, view: WingspanView): ChoiceFace | null {
  if (ref === undefined || !('card' in ref)) return null
  const found = findBirdCard(view, ref.card)
  return found === null ? null : refusedBirdFace(found.bird)
}

const LAST = 100

/** Ways to do nothing come last. */
export function orderOf({ id }: PromptChoice): number {
  return id === 'skip' || id === 'done' ? LAST : 0
}
