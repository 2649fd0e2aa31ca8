import type { AnytimeAction, CardId, Chance, Question } from '@turnwright/kernel'
import type { AnySelection, Responder } from '@turnwright/kernel/host'
import { majorCalled } from '../cards/catalogue.ts'
import { ANIMALS, type Animal, type Goods, isAnimal } from '../cards/goods.ts'
import type { Major } from '../cards/major.ts'
import { MAJORS } from '../cards/majors.ts'
import { cellNamed, count, fencesLeft, pasturesOf, unusedCells } from '../farm/index.ts'
import { FIELD_ORDER, ROOM_ORDER, STABLE_ORDER } from '../ai/land.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import { offerBehind } from '../rules/anytime/offer.ts'
import type { Ask } from '../rules/questions.ts'
import { boardFor, type Board } from '../rules/spaces/board.ts'
import type { AgricolaView } from '../rules/view.ts'
import { cardAt } from '../cards/catalogue.ts'
import { cardWorth } from './card-worth.ts'
import { bestFences } from './fences.ts'
import { animalWorth, foodWorth, goodsWorth, hunger, priceWorth } from './goods-worth.ts'
import { type Habits, habits } from './habits.ts'
import { Outlook } from './outlook.ts'
import { majorWorth, partWorth, spaceWorth, stableWorth, type World } from './space-worth.ts'

/** A choice as the rules make it. */
interface Offered {
  readonly id: string | number
  readonly about: Ask
  readonly value: unknown
}
type Choices = readonly (Offered | CardId)[]

const RANDOM_STEPS = 1024

/** Plays for one seat of an imagined game, by what things seem worth at the moment. */
export class QuickFarmer {
  readonly #world: World
  readonly #seat: number
  readonly #chance: Chance
  readonly #w: Habits
  readonly #look = new Outlook()
  readonly #board: Board

  constructor(world: World, seat: number, chance: Chance, w: Habits = habits) {
    this.#world = world
    this.#seat = seat
    this.#chance = chance
    this.#w = w
    this.#board = boardFor(world.players.length, world.options.cards)
  }

  answer(question: Question<AgricolaView, AgricolaAbout>): AnySelection {
    const { selector } = question
    const about = selector.about as Ask
    if (selector.type === 'action') return this.#structured(about, selector.examples)
    const choices = selector.choices as Choices
    switch (about.kind) {
      case 'place-person':
      case 'place-another':
        return this.#place(choices)
      case 'what-next':
        return this.#part(choices)
      case 'plow':
        return inOrder(choices, FIELD_ORDER)
      case 'build-room':
        return this.#room(choices)
      case 'build-stable':
        return this.#stable(choices, about.cost)
      case 'sow':
        return sow(choices)
      case 'bake':
        return this.#bake(choices)
      case 'build-improvement':
      case 'play-minor':
      case 'play-occupation':
        return this.#improve(choices)
      case 'convert-to-food':
        return this.#convert(choices)
      case 'feed-family':
        return this.#feed(choices)
      case 'make-room':
        return this.#makeRoom(choices, selector.anytime ?? [])
      case 'choose-goods':
        return this.#goods(choices)
      case 'pay-for':
      case 'pay-for-major':
      case 'pay-for-minor':
        return this.#payment(choices)
      case 'use-card':
        return this.#use(choices, about.card)
      case 'take-more':
        return choices.map(idOf)
      case 'renovate':
        return [idOf(last(choices))]
      case 'draft':
        return this.#draft(selector.choices as unknown as readonly Pile[])
      case 'keep-occupation':
      default:
        return [idOf(choices[0])]
    }
  }

  #place(choices: Choices): AnySelection {
    const look = this.#look.look(this.#world.state, this.#seat)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let at = 0; at < choices.length; at++) {
      const place = Number((choices[at] as Offered).value)
      let worth = place < 0 ? 0 : spaceWorth(this.#w, look, this.#world, this.#seat, this.#board, place)
      worth += (this.#chance.int(RANDOM_STEPS) / RANDOM_STEPS) * this.#w.noise
      if (worth > most) {
        most = worth
        best = at
      }
    }
    return [idOf(choices[best])]
  }

  #part(choices: Choices): AnySelection {
    const look = this.#look.look(this.#world.state, this.#seat)
    return best(choices, ({ about }) =>
      about.kind === 'part' ? partWorth(this.#w, look, about.part) : choices.length > 1 ? 0.01 : 0,
    )
  }

  #room(choices: Choices): AnySelection {
    const look = this.#look.look(this.#world.state, this.#seat)
    const enough = look.beds >= 5 || look.left < 2 ? stopIn(choices) : null
    return enough ?? inOrder(choices, ROOM_ORDER)
  }

  #stable(choices: Choices, cost: Goods): AnySelection {
    const stop = stopIn(choices)
    if (stop !== null && stableWorth(this.#w, this.#look.look(this.#world.state, this.#seat), cost.wood ?? 0) <= 0)
      return stop
    const { farm } = this.#look.look(this.#world.state, this.#seat)
    const inside = pasturesOf(farm).enclosed
    return best(choices, ({ about }) => {
      if (about.kind !== 'at-cell') return -100
      const cell = cellNamed(about.cell) ?? 0
      return (((inside >> cell) & 1) === 1 ? 50 : 0) - STABLE_ORDER.indexOf(cell)
    })
  }

  #bake(choices: Choices): AnySelection {
    const w = this.#w
    const look = this.#look.look(this.#world.state, this.#seat)
    const cost = w.grain + (look.missing > 0 ? hunger(w, look) : 0)
    return best(choices, ({ about }) => (about.kind === 'bake-with' ? foodWorth(w, look, about.food + (look.missing > 0 ? 1 : 0)) - cost : 0))
  }

  #improve(choices: Choices): AnySelection {
    const w = this.#w
    const look = this.#look.look(this.#world.state, this.#seat)
    let chosen = choices[0]
    let most = Number.NEGATIVE_INFINITY
    for (const choice of choices) {
      let worth = 0
      if (typeof choice === 'number') worth = cardWorth(this.#world.cards.kind(choice), look.left) + w.card + w.cardPerRound * look.left
      else if (choice.about.kind === 'major') worth = majorWorth(w, look, MAJORS[majorCalled(choice.about.major)] as Major)
      if (worth > most) {
        most = worth
        chosen = choice
      }
    }
    return [idOf(chosen)]
  }

  /** What costs least for each food that is needed. */
  #convert(choices: Choices): AnySelection {
    const look = this.#look.look(this.#world.state, this.#seat)
    const short = look.need - look.player.supply.food
    return best(choices, ({ about, value }) => {
      if (about.kind !== 'convert') return value === null ? -2.9 : -3
      const eaten = Math.min(about.food, short)
      return (this.#eatenWorth(look, about.good, about.n) - (about.food - eaten) * this.#w.foodInStore) * -1 / eaten
    })
  }

  #eatenWorth(look: Outlook, good: string, n: number): number {
    const { farm, harvestsLeft } = look
    const w = this.#w
    if (good === 'sheep' || good === 'boar' || good === 'cattle') {
      const has = farm[good]
      return -animalLoss(w, look, good) + (has === 2 ? w.pair * (harvestsLeft - 1) : 0) + 0.3
    }
    if (good === 'grain') return w.grain * (0.4 + look.left / 14) + (look.emptyFields > 0 && look.player.supply.grain <= look.emptyFields ? w.grainToSow * 0.6 : 0) + lastOf(look.player.supply.grain)
    if (good === 'vegetable') return w.vegetable * (0.6 + look.left / 14) + 0.8 + lastOf(look.player.supply.vegetable)
    return priceWorth(w, look, { [good]: n })
  }

  /** Crafts that pay: the food is worth more than what they use up. */
  #feed(choices: Choices): AnySelection {
    const w = this.#w
    const look = this.#look.look(this.#world.state, this.#seat)
    return best(choices, ({ about }) =>
      about.kind === 'convert' ? about.food * w.foodInStore - priceWorth(w, look, { [about.good]: about.n }) * 0.5 : 0.001,
    )
  }

  #makeRoom(choices: Choices, anytime: readonly AnytimeAction[]): AnySelection {
    const look = this.#look.look(this.#world.state, this.#seat)
    let animal: Animal = 'sheep'
    let least = Number.POSITIVE_INFINITY
    for (const each of ANIMALS) {
      if (look.farm[each] === 0) continue
      const loss = -animalLoss(this.#w, look, each) - (look.cooks === null ? 0 : look.cooks[each] * 0.2)
      if (loss < least) {
        least = loss
        animal = each
      }
    }
    for (const offer of anytime) {
      if (offer.about?.kind !== 'convert') continue
      const { good } = offerBehind(offer)
      if (isAnimal(good) && good === animal) return { action: 'anytime-action', anytimeAction: offer }
    }
    for (const choice of choices)
      if (typeof choice !== 'number' && choice.value === animal) return [choice.id]
    return [idOf(choices[0])]
  }

  #goods(choices: Choices): AnySelection {
    const look = this.#look.look(this.#world.state, this.#seat)
    return best(choices, ({ about }) => (about.kind === 'goods' ? goodsWorth(this.#w, look, about.goods) : 0))
  }

  #payment(choices: Choices): AnySelection {
    const look = this.#look.look(this.#world.state, this.#seat)
    return best(choices, ({ about }) => (about.kind === 'goods' ? -priceWorth(this.#w, look, about.goods) : 0.1))
  }

  /** What is granted is taken; what has a price, where it pays. */
  #use(choices: Choices, card: CardId): AnySelection {
    if (choices.length === 1) return [idOf(choices[0])]
    const look = this.#look.look(this.#world.state, this.#seat)
    let worth = 0.01
    for (const effect of cardAt(this.#world.cards.kind(card)).effects) {
      if (!('pay' in effect) || effect.pay === undefined) continue
      worth = -priceWorth(this.#w, look, effect.pay)
      for (const op of effect.do) if ('gain' in op) for (const good in op.gain) worth += goodsWorth(this.#w, look, { [good]: typeof op.gain[good as 'food'] === 'number' ? (op.gain[good as 'food'] as number) : 2 })
      else worth += 1
    }
    return [worth > 0 ? 'yes' : 'no']
  }

  #draft(piles: readonly Pile[]): AnySelection {
    return piles.map(({ id, choices }) => {
      let chosen = choices[0] ?? 0
      for (const card of choices)
        if (cardWorth(this.#world.cards.kind(card), 14) > cardWorth(this.#world.cards.kind(chosen as CardId), 14)) chosen = card
      return { title: id, selection: [chosen] }
    })
  }

  #structured(about: Ask, examples: () => Iterable<unknown>): AnySelection {
    if (about.kind === 'build-fences') {
      const plan = bestFences(this.#look.look(this.#world.state, this.#seat))
      if (plan !== null) return [plan]
    }
    for (const example of examples()) return [example as never]
    return []
  }
}

interface Pile {
  readonly id: string
  readonly choices: readonly CardId[]
}

function lastOf(n: number): number {
  return n <= 1 ? 1 : 0
}

/** What taking one away changes. */
function animalLoss(w: Habits, look: Outlook, animal: Animal): number {
  const { farm, left } = look
  const before = farm[animal]
  const points = pointsForAnimal(animal, before) - pointsForAnimal(animal, before - 1)
  return -(points * (1 - (w.patience * left) / 14)) - w.animal
}
import { pointsFor } from '../farm/index.ts'
function pointsForAnimal(animal: Animal, n: number): number {
  return pointsFor(animal, n)
}

function idOf(choice: Offered | CardId | undefined): string | number {
  if (choice === undefined) throw new RangeError('nothing to choose from')
  return typeof choice === 'number' ? choice : choice.id
}

function last(choices: Choices): Offered | CardId | undefined {
  return choices[choices.length - 1]
}

function best(choices: Choices, worthOf: (choice: Offered) => number): AnySelection {
  let chosen = choices[0]
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const worth = worthOf(choice as Offered)
    if (worth > most) {
      most = worth
      chosen = choice
    }
  }
  return [idOf(chosen)]
}

function inOrder(choices: Choices, order: readonly number[]): AnySelection {
  return best(choices, ({ about }) => (about.kind === 'at-cell' ? -order.indexOf(cellNamed(about.cell) ?? 0) : -100))
}

function stopIn(choices: Choices): AnySelection | null {
  for (const choice of choices) if (typeof choice !== 'number' && choice.about.kind === 'done') return [choice.id]
  return null
}

function sow(choices: Choices): AnySelection {
  return best(choices, ({ about }) => (about.kind === 'sow-at' ? (about.crop === 'vegetable' ? 2 : 1) : 0))
}

export function rollout(world: World, seat: number, chance: Chance): Responder<AgricolaView, AgricolaAbout> {
  const farmer = new QuickFarmer(world, seat, chance)
  return (question) => farmer.answer(question)
}
void [count, fencesLeft, unusedCells, animalWorth]
