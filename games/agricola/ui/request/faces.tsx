import type { AnytimeAction, Unavailable } from '@turnwright/kernel'
import type { KernelAbout, PromptChoice } from '@turnwright/kernel/host'
import type { ChoiceFace } from '@turnwright/tabletop'
import type { ReactNode } from 'react'
import { cardCalled } from '../../cards/catalogue.ts'
import { type Animal, goodsText } from '../../cards/goods.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { SpacePart } from '../../cards/space.ts'
import type { AgricolaAbout } from '../../rules/about.ts'
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
import { aboutOf } from './about-of.ts'
import { type Conversion, conversionOf } from './conversion.ts'
import './faces.css'

/** Spaces show what they bring, cards what they cost, conversions what goes and what comes. */
export function faceOf(choice: PromptChoice, view: AgricolaView): ChoiceFace | null {
  const { ref } = choice
  const about = aboutOf(choice)
  const conversion = conversionOf(about)
  if (conversion !== null) return { ...conversionFace(conversion), ...stockFace(conversion, view) }
  if (about?.kind === 'stop-converting') return shortfall(view)
  if (ref === undefined) return plainFace(about, view)
  if ('card' in ref) return cardFace(ref.card, choice, view)
  if ('cell' in ref) return cellFace(ref.cell, about)
  return 'space' in ref ? spaceFace(ref.space, view, choice.detail) : null
}

/** Longer than half a line of the panel beside its signs. */
const LONG_WORD = 12

/** What cannot be used keeps its signs. */
export function refusedFaceOf({ ref }: Unavailable, view: AgricolaView): ChoiceFace | null {
  if (ref === undefined || !('space' in ref)) return null
  const { start, end } = spaceFace(ref.space, view) ?? {}
  return start === undefined && end === undefined ? null : { start: start ?? <Sign of="person" />, end }
}

export function anytimeFaceOf(offer: AnytimeAction): ChoiceFace | null {
  const about = aboutOf(offer)
  if (about?.kind === 'move-crop') return { start: <Sign of="sow" />, end: <Sign of="arrange" /> }
  if (about?.kind === 'move-animals') return { start: <Sign of="arrange" /> }
  const conversion = conversionOf(about)
  return conversion === null ? null : conversionFace(conversion)
}

function conversionFace({ by, n, good, gain }: Conversion): ChoiceFace {
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
function stockFace({ good }: Conversion, { players, turn }: AgricolaView): ChoiceFace {
  const player = players[turn]
  if (player === undefined) return {}
  const stock = `you have ${goodsOf(player)[good] ?? 0}`
  return { detail: stock, said: stock }
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
  // It is in play already: what matters is what it does.
  if (aboutOf(choice)?.kind === 'effect-of')
    return { start: <Sign of={printed.type === 'occupation' ? 'occupation' : 'improvement'} />, detail: printed.text }
  const price = pricedGoods(printed.cost)
  const isPriced = Object.keys(price).length > 0
  const need = needWords(printed.prereq)
  const detail = choice.detail ?? (need === null ? printed.text : `Needs ${need}. ${printed.text}`)
  return {
    start: <Sign of={printed.type === 'occupation' ? 'occupation' : 'improvement'} />,
    detail,
    said: sentence(detail, costWords(printed), printed.points),
    end: (
      <>
        {isPriced ? <Amounts of={price} /> : <span className="ag-quiet">{costWords(printed) === null ? '' : '…'}</span>}
        <Points of={printed.points} />
      </>
    ),
  }
}

function cellFace(cell: string, about: AgricolaAbout | null): ChoiceFace {
  const place = placeWords(cell)
  const title = <span className="ag-cell-name">{`${place.charAt(0).toUpperCase()}${place.slice(1)}`}</span>
  if (about?.kind === 'sow-at') return { start: <Sign of={about.crop} />, title }
  return about?.kind === 'crops-at' ? { title, end: <Amounts of={{ [about.crop]: about.n }} /> } : { title }
}

/** What a card does, costs and counts, for ears. */
function sentence(does: string, price: string | null, points: number): string {
  const worth = points === 0 ? [] : [`Worth ${points} ${points === 1 ? 'point' : 'points'}.`]
  return [does, ...(price === null ? [] : [`Costs ${price}.`]), ...worth].join(' ')
}

function spaceFace(space: string, view: AgricolaView, said = ''): ChoiceFace | null {
  const major = MAJORS.find(({ id }) => id === space)
  if (major !== undefined)
    return {
      start: <Sign of="improvement" />,
      detail: major.text,
      said: sentence(major.text, goodsText(major.cost), major.points),
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
      said,
      end: (
        <SpaceEnd of={shown}>
          <Amounts of={{ [shown.gathers.good]: shown.gathers.stock }} />
        </SpaceEnd>
      ),
    }
  const printed = printedSpace(view, shown.id)
  if (printed === undefined) return null
  const { action } = printed
  if (action.does !== 'occupation')
    return {
      end: (
        <SpaceEnd of={shown}>
          <SpaceSigns action={action} />
        </SpaceEnd>
      ),
      said,
    }
  const price = lessonPrice(action.food, view)
  return {
    end: (
      <SpaceEnd of={shown}>
        <LessonNow price={price} />
      </SpaceEnd>
    ),
    said: `${said} ${price === 0 ? 'Free now.' : `${price} food now.`}`,
  }
}

/** What an occupation costs whoever is asked now. */
function lessonPrice(food: readonly number[], { players, turn }: AgricolaView): number {
  const played = players[turn]?.occupations.length ?? 0
  return food[Math.min(played, food.length - 1)] ?? 0
}

function LessonNow({ price }: { readonly price: number }) {
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

const PARTS: Readonly<Record<SpacePart, Mark>> = {
  'build-rooms': 'room',
  'build-stables': 'barn',
  'build-one-stable': 'barn',
  plow: 'plow',
  sow: 'sow',
  bake: 'bake',
}

/** Parts of a space have their sign; a price is drawn; the rest is words. */
function plainFace(about: AgricolaAbout | null, { players, turn }: AgricolaView): ChoiceFace | null {
  if (about?.kind === 'part') return { start: <Sign of={PARTS[about.part]} /> }
  if (about?.kind === 'promised-field') return { start: <Sign of={PARTS.plow} /> }
  if (about?.kind === 'let-go') return releaseFace(about.animal, players[turn])
  return about?.kind === 'goods' ? { end: <Amounts of={about.goods} /> } : null
}

/** What is let go, and what is left of its kind. */
function releaseFace(animal: Animal, owner: PlayerView | undefined): ChoiceFace {
  const left = (owner?.animals[animal] ?? 1) - 1
  return {
    start: <Sign of={animal} />,
    end: <span className="ag-quiet">{left === 0 ? 'the last one' : `leaves ${left}`}</span>,
  }
}

const LAST: readonly (AgricolaAbout | KernelAbout)['kind'][] = [
  'no-improvement',
  'done',
  'let-newborn-rest',
  'place-nobody',
  'stay-at-home',
  'keep-none',
  'stop-converting',
  'no',
]

/** Ways to do nothing come last. */
export function orderOf({ about }: Pick<PromptChoice, 'about'>): number {
  return about !== undefined && LAST.some((kind) => kind === about.kind) ? 1 : 0
}
