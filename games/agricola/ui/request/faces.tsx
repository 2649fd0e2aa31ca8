import type { AnytimeAction, PromptChoice, Unavailable } from '@turnwright/kernel'
import type { ChoiceFace } from '@turnwright/tabletop'
import type { ReactNode } from 'react'
import { cardCalled } from '../../cards/catalogue.ts'
import { ANIMALS, type Animal, GOODS, type Good, type Goods } from '../../cards/goods.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { AgricolaView, PlayerView, SpaceView } from '../../rules/view.ts'
import { printedSpace } from '../actions/printed-space.ts'
import { SpaceSigns } from '../actions/space-signs.tsx'
import { costWords, needWords } from '../../cards/card-words.ts'
import { pricedGoods } from '../cards/price.ts'
import { hasLongWord } from '../cards/long-word.ts'
import { findCard } from '../cards/find-card.ts'
import { goodsOf } from '../cards/goods-of.ts'
import { placeWords } from '../farm/cell-words.ts'
import { Amounts } from '../signs/amounts.tsx'
import type { Mark } from '../signs/mark-drawings.tsx'
import { Points } from '../signs/points.tsx'
import { Sign } from '../signs/sign.tsx'
import { conversionIn } from './conversion.ts'
import './faces.css'

/** Spaces show what they bring, cards what they cost, conversions what goes and what comes. */
export function faceOf(choice: PromptChoice, view: AgricolaView): ChoiceFace | null {
  const { ref, id } = choice
  const conversion = conversionFace(choice.title)
  if (conversion !== null) return { ...conversion, detail: stockOf(choice.title, view) }
  if (id === 'Done converting') return shortfall(view)
  if (ref === undefined) return plainFace(choice, view)
  if ('card' in ref) return cardFace(ref.card, choice, view)
  if ('cell' in ref) return cellFace(ref.cell, choice)
  return 'space' in ref ? spaceFace(ref.space, view) : null
}

/** Longer than half a line of the panel beside its signs. */
const LONG_WORD = 12

/** What cannot be used keeps its signs. */
export function refusedFaceOf({ ref }: Unavailable, view: AgricolaView): ChoiceFace | null {
  if (ref === undefined || !('space' in ref)) return null
  const { start, end } = spaceFace(ref.space, view) ?? {}
  return start === undefined && end === undefined ? null : { start: start ?? <Sign of="person" />, end }
}

export function anytimeFaceOf({ type, description }: AnytimeAction): ChoiceFace | null {
  if (type === 'crop-move') return { start: <Sign of="sow" />, end: <Sign of="arrange" /> }
  if (type === 'arrange-animals') return { start: <Sign of="arrange" /> }
  return description === undefined ? null : conversionFace(description)
}

function conversionFace(words: string): ChoiceFace | null {
  const conversion = conversionIn(words)
  if (conversion === null) return null
  const { by, n, good, gain } = conversion
  return {
    title: by,
    end: (
      <span className="ag-convert">
        {n > 1 && n}
        <Sign of={good} />
        <Sign of="arrow" className="ag-quiet" />
        {gain.n}
        <Sign of={gain.good} />
      </span>
    ),
  }
}

/** How much of what is given whoever is asked now has. */
function stockOf(words: string, { players, turn }: AgricolaView): string | undefined {
  const player = players[turn]
  const good = conversionIn(words)?.good
  return player === undefined || good === undefined ? undefined : `you have ${goodsOf(player)[good] ?? 0}`
}

/** Stopping short of what the family needs costs points: that stands before the click. */
function shortfall({ players, turn }: AgricolaView): ChoiceFace | null {
  const player = players[turn]
  if (player === undefined) return null
  const missing = player.harvest.need - player.supply.food
  if (missing <= 0) return null
  const markers = missing === 1 ? '1 begging marker' : `${missing} begging markers`
  return {
    start: <Sign of="begging" className="ag-danger" />,
    detail: <span className="ag-danger">{`${markers}, −${missing * 3} points`}</span>,
  }
}

function cardFace(card: number, choice: PromptChoice, view: AgricolaView): ChoiceFace | null {
  const printed = cardCalled(findCard(view, card)?.id ?? null)
  if (printed === null) return null
  const price = pricedGoods(printed.cost)
  const isPriced = Object.keys(price).length > 0
  const need = needWords(printed.prereq)
  return {
    start: <Sign of={printed.type === 'occupation' ? 'occupation' : 'improvement'} />,
    detail: choice.detail ?? (need === null ? printed.text : `Needs ${need}. ${printed.text}`),
    end: (
      <>
        {isPriced ? <Amounts of={price} /> : <span className="ag-quiet">{costWords(printed) === null ? '' : '…'}</span>}
        <Points of={printed.points} />
      </>
    ),
  }
}

const DONE_AT_CELL: readonly (readonly [RegExp, Good | Mark])[] = [
  [/^Sow grain/, 'grain'],
  [/^Sow vegetable/, 'vegetable'],
]

function cellFace(cell: string, { title }: PromptChoice): ChoiceFace {
  const sign = DONE_AT_CELL.find(([words]) => words.test(title))?.[1]
  const crop = /\((\w+) x(\d+)\)/.exec(title)
  const place = placeWords(cell)
  const words = <span className="ag-cell-name">{`${place.charAt(0).toUpperCase()}${place.slice(1)}`}</span>
  if (sign !== undefined) return { start: <Sign of={sign} />, title: words }
  return { title: words, ...(crop === null ? {} : { end: <Crop words={crop[1]} n={Number(crop[2])} /> }) }
}

function Crop({ words, n }: { readonly words: string | undefined; readonly n: number }) {
  const good = GOODS.find((each) => each === words)
  return good === undefined ? null : <Amounts of={{ [good]: n }} />
}

function spaceFace(space: string, view: AgricolaView): ChoiceFace | null {
  const major = MAJORS.find(({ id }) => id === space)
  if (major !== undefined)
    return {
      start: <Sign of="improvement" />,
      detail: major.text,
      end: (
        <>
          <Amounts of={major.cost} />
          <Points of={major.points} />
        </>
      ),
    }
  const shown = view.spaces.find(({ id }) => id === space)
  if (shown === undefined) return null
  if (shown.gathers !== null && shown.gathers.stock > 0)
    return {
      end: (
        <SpaceEnd of={shown}>
          <Amounts of={{ [shown.gathers.good]: shown.gathers.stock }} />
        </SpaceEnd>
      ),
    }
  const printed = printedSpace(view, shown.id)
  if (printed === undefined) return null
  const { action } = printed
  const signs =
    action.does === 'occupation' ? <LessonNow food={action.food} view={view} /> : <SpaceSigns action={action} />
  return { end: <SpaceEnd of={shown}>{signs}</SpaceEnd> }
}

/** What an occupation costs whoever is asked now. */
function LessonNow({ food, view }: { readonly food: readonly number[]; readonly view: AgricolaView }) {
  const played = view.players[view.turn]?.occupations.length ?? 0
  const price = food[Math.min(played, food.length - 1)] ?? 0
  return (
    <>
      <Sign of="occupation" />
      {price === 0 ? <span className="ag-quiet">free</span> : <Amounts of={{ food: price }} />}
    </>
  )
}

/** Marks a space, so that many of them lie side by side in the panel; a name with a long word has a line of its own. */
function SpaceEnd({ of, children }: { readonly of: SpaceView; readonly children: ReactNode }) {
  return (
    <span className="ag-space-end" data-long={hasLongWord(of.name, LONG_WORD) || undefined}>
      {children}
    </span>
  )
}

const PARTS: Readonly<Record<string, Mark>> = {
  'build-rooms': 'room',
  'build-stables': 'barn',
  'build-one-stable': 'barn',
  plow: 'plow',
  sow: 'sow',
  bake: 'bake',
}

/** Parts of a space have their sign; a price is drawn; the rest is words. */
function plainFace({ id, title }: PromptChoice, { players, turn }: AgricolaView): ChoiceFace | null {
  const part = PARTS[String(id)]
  if (part !== undefined) return { start: <Sign of={part} /> }
  const released = /^release-(\w+)$/.exec(String(id))?.[1]
  const animal = ANIMALS.find((each) => each === released)
  if (animal !== undefined) return releaseFace(animal, players[turn])
  const goods = goodsIn(title)
  return goods === null ? null : { end: <Amounts of={goods} /> }
}

/** What is let go, and what is left of its kind. */
function releaseFace(animal: Animal, owner: PlayerView | undefined): ChoiceFace {
  const left = (owner?.animals[animal] ?? 1) - 1
  return {
    start: <Sign of={animal} />,
    end: <span className="ag-quiet">{left === 0 ? 'the last one' : `leaves ${left}`}</span>,
  }
}

/** `2 wood, 1 reed` as goods; null for anything else. */
export function goodsIn(words: string): Goods | null {
  const goods: Partial<Record<Good, number>> = {}
  for (const part of words.split(', ')) {
    const [, n, thing] = /^(\d+) (\w+)$/.exec(part) ?? []
    const good = GOODS.find((each) => each === (thing === 'vegetables' ? 'vegetable' : thing))
    if (good === undefined) return null
    goods[good] = Number(n)
  }
  return goods
}

const LAST = new Set(['skip', 'done', 'stay', 'stop', 'pass', 'none', 'Done converting', 'No'])

/** Ways to do nothing come last. */
export function orderOf({ id }: PromptChoice): number {
  return LAST.has(String(id)) ? 1 : 0
}
