import type { ActionSelector, CardId } from '@turnwright/kernel'
import type { AnySelection, Selector } from '@turnwright/kernel/host'
import type { Chance, Question } from '@turnwright/kernel/search'
import { FIELD_ORDER, ROOM_ORDER, STABLE_ORDER } from '../ai/land.ts'
import { cardAt, majorAt, majorCalled } from '../cards/catalogue.ts'
import { type Goods, isGood } from '../cards/goods.ts'
import { cellNamed, pasturesOf } from '../farm/index.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import type { Question as AgricolaQuestion } from '../rules/questions.ts'
import { type Board, boardFor } from '../rules/spaces/board.ts'
import type { AgricolaView } from '../rules/view.ts'
import { best, bestAbout, type Choices, idOf, inOrder, stopIn } from './choices.ts'
import { converting, crafting, makingRoom } from './eating.ts'
import { bestFences } from './fences-worth.ts'
import { foodWorth, goodsWorth, goodWorth, priceWorth } from './goods-worth.ts'
import { type Habits, HABITS } from './habits.ts'
import { handCardWorth, majorWorth } from './improvement-worth.ts'
import { Outlook } from './outlook.ts'
import { grainCost, partWorth, spaceWorth, stableWorth } from './space-worth.ts'
import type { World } from './world.ts'

/** Whatever is asked with choices; structures are answered by an example of them. */
type Asked = Exclude<AgricolaQuestion, { readonly kind: 'build-fences' | 'fence-cell' | 'arrange-animals' }>

/** Chance comes in so many steps. */
const STEPS = 1024
/** What something is worth that cannot be counted. */
const UNCOUNTED = 1

/** Plays for one seat of an imagined game, within microseconds, by what things seem worth at the moment. */
export class QuickFarmer {
  readonly #world: World
  readonly #seat: number
  readonly #chance: Chance
  readonly #habits: Habits
  readonly #board: Board
  readonly #outlook = new Outlook()

  constructor(world: World, seat: number, chance: Chance, habits: Habits = HABITS[world.options.cards]) {
    this.#world = world
    this.#seat = seat
    this.#chance = chance
    this.#habits = habits
    this.#board = boardFor(world.players.length, world.options.cards)
  }

  answer({ selector, about }: Question<AgricolaView, AgricolaAbout>): AnySelection {
    const look = this.#outlook.look(this.#world.state, this.#seat)
    if (selector.type === 'action')
      return structure(selector, about?.kind === 'build-fences' ? bestFences(this.#habits, look) : null)
    return this.#choose(look, about as Asked, selector.choices as Choices, selector)
  }

  #choose(look: Outlook, about: Asked, choices: Choices, { anytime = [] }: Selector): AnySelection {
    const w = this.#habits
    switch (about.kind) {
      case 'place-person':
      case 'place-another':
        return this.#place(look, choices)
      case 'what-next':
        return bestAbout(choices, (each) =>
          each.kind === 'part' ? partWorth(w, look, this.#world, this.#seat, each.part) : 0.01,
        )
      case 'plow':
        return inOrder(choices, FIELD_ORDER)
      case 'build-room':
        return (look.beds >= 5 || look.left < 2 ? stopIn(choices) : null) ?? inOrder(choices, ROOM_ORDER)
      case 'build-stable':
        return stable(w, look, choices, about.cost)
      case 'sow':
        return bestAbout(choices, (each) => (each.kind === 'sow-at' ? (each.crop === 'vegetable' ? 2 : 1) : 0))
      case 'bake':
        return bake(w, look, choices)
      case 'build-improvement':
      case 'play-minor':
      case 'play-occupation':
        return this.#improve(look, choices)
      case 'convert-to-food':
        return converting(w, look, choices, about.need)
      case 'feed-family':
        return crafting(w, look, choices)
      case 'make-room':
        return makingRoom(w, look, choices, anytime)
      case 'choose-goods':
        return bestAbout(choices, (each) => (each.kind === 'goods' ? goodsWorth(w, look, each.goods) : 0))
      case 'pay-for':
      case 'pay-for-major':
      case 'pay-for-minor':
        return bestAbout(choices, (each) => (each.kind === 'goods' ? -priceWorth(w, look, each.goods) : 0))
      case 'use-card':
        return choices.length === 1
          ? [idOf(choices[0])]
          : [isWorthUsing(w, look, this.#kindOf(about.card)) ? 'yes' : 'no']
      case 'take-more':
        return choices.map(idOf)
      case 'renovate':
        return [idOf(choices.at(-1))]
      case 'draft':
        return this.#draft(look, choices)
      // These have one sensible answer, and it comes first: yes, go on, the least of another good, the first of several alike.
      case 'plow-promised':
      case 'bake-in':
      case 'build-fences-too':
      case 'pay-fences':
      case 'choose-action':
      case 'next-effect':
      case 'field-phase':
      case 'move-crop-from':
      case 'move-crop-to':
      case 'after-breeding':
      case 'last-conversions':
      case 'keep-occupation':
        return [idOf(choices[0])]
    }
  }

  #kindOf(card: CardId): number {
    return this.#world.cards.kind(card)
  }

  /** The places to choose from, what seems worth most first. */
  placesByWorth({ selector }: Pick<Question<AgricolaView, AgricolaAbout>, 'selector'>): readonly AnySelection[] {
    if (selector.type === 'action') return []
    const look = this.#outlook.look(this.#world.state, this.#seat)
    return (selector.choices as Choices)
      .map((choice) => ({ id: idOf(choice), worth: this.#placeWorth(look, choice) }))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ id }) => [id])
  }

  #placeWorth(look: Outlook, choice: Choices[number]): number {
    const place = typeof choice === 'number' ? -1 : Number(choice.value)
    if (place < 0) return this.#habits.person
    return spaceWorth(this.#habits, look, this.#world, this.#seat, this.#board, place)
  }

  #place(look: Outlook, choices: Choices): AnySelection {
    const { noise } = this.#habits
    return best(choices, (choice) => this.#placeWorth(look, choice) + (this.#chance.int(STEPS) / STEPS) * noise)
  }

  #improve(look: Outlook, choices: Choices): AnySelection {
    const w = this.#habits
    return best(choices, (choice) => {
      if (typeof choice === 'number') return handCardWorth(w, look, this.#world, this.#seat, choice)
      return choice.about.kind === 'major' ? majorWorth(w, look, majorAt(majorCalled(choice.about.major))) : 0
    })
  }

  #draft(look: Outlook, piles: Choices): AnySelection {
    return piles.map((pile) => {
      const inPile = typeof pile === 'object' && 'choices' in pile ? (pile.choices as readonly CardId[]) : []
      const worthOf = (card: CardId): number => handCardWorth(this.#habits, look, this.#world, this.#seat, card)
      return { title: idOf(pile), selection: best(inPile, (card) => worthOf(card as CardId)) as readonly number[] }
    })
  }
}

/** Fences, or the first legal structure. */
function structure({ examples }: ActionSelector, fences: readonly string[] | null): AnySelection {
  if (fences !== null) return [fences]
  for (const example of examples()) return [example]
  return []
}

/** Inside a pasture rather than outside of it. */
function stable(w: Habits, look: Outlook, choices: Choices, { wood = 0 }: Goods): AnySelection {
  const stop = stopIn(choices)
  if (stop !== null && stableWorth(w, look, wood) <= 0) return stop
  const inside = pasturesOf(look.farm).enclosed
  return bestAbout(choices, (about) => {
    if (about.kind !== 'at-cell') return Number.NEGATIVE_INFINITY
    const cell = cellNamed(about.cell) ?? 0
    return (((inside >> cell) & 1) === 1 ? STABLE_ORDER.length : 0) - STABLE_ORDER.indexOf(cell)
  })
}

function bake(w: Habits, look: Outlook, choices: Choices): AnySelection {
  const cost = grainCost(w, look)
  // The grain itself would have been eaten.
  const eaten = look.missing > 0 ? 1 : 0
  return bestAbout(choices, (about) => (about.kind === 'bake-with' ? foodWorth(w, look, about.food + eaten) - cost : 0))
}

/** What is granted is taken; what has a price, where it pays. */
function isWorthUsing(w: Habits, look: Outlook, kind: number): boolean {
  for (const effect of cardAt(kind).effects) {
    if (!('pay' in effect) || effect.pay === undefined) continue
    let worth = -priceWorth(w, look, effect.pay)
    for (const op of effect.do)
      if ('gain' in op)
        for (const good in op.gain) {
          if (!isGood(good)) continue
          const n = op.gain[good]
          worth += goodWorth(w, look, good, typeof n === 'number' ? n : 2)
        }
      else worth += 'returnToSpace' in op ? 0 : UNCOUNTED
    if (worth <= 0) return false
  }
  return true
}
