import { type Chance, Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { isPayment } from '../rules/playing/payment.ts'
import { type EggsByBird, FOOD_TYPES, type FoodByType, type Habitat } from './core.ts'
import { DataRegistry } from './data-registry.ts'
import type { Event } from './events.ts'
import { GameEngine } from './game-engine.ts'
import type { PlayerAgent } from './player-agent.ts'
import type { OptionChoice, OptionPrompt, PlayBirdPrompt, TurnActionChoice, TurnActionPrompt } from './prompts.ts'
import { createWhimsicalAgent } from './whimsical-agent.ts'

type PlayBirdChoice = Extract<OptionChoice, { readonly kind: 'playBird' }>
type Named = Omit<PlayBirdChoice, 'promptId' | 'kind'>

const registry = new DataRegistry()

/** Gathers for two turns or so, then plays a bird; everything else is a whim. */
function keen(seed: string, playBird: (prompt: PlayBirdPrompt, chance: Chance) => PlayBirdChoice): PlayerAgent {
  const chance = Random.fromSeed(`keen ${seed}`)
  const whims = createWhimsicalAgent('ada', chance)
  return {
    ...whims,
    async chooseTurnAction(prompt) {
      const { promptId, rewardsByAction } = prompt
      if (rewardsByAction.PLAY_BIRD === undefined || chance.int(3) > 0) return gathering(prompt, chance)
      return { promptId, kind: 'turnAction', action: 'PLAY_BIRD', takeBonus: false }
    },
    chooseOption: async (prompt) =>
      prompt.kind === 'playBird' && prompt.eligibleBirds.length > 0
        ? playBird(prompt, chance)
        : whims.chooseOption(prompt),
  }
}

function gathering({ promptId }: TurnActionPrompt, chance: Chance): TurnActionChoice {
  const action = (['GAIN_FOOD', 'GAIN_FOOD', 'LAY_EGGS', 'DRAW_CARDS'] as const)[chance.int(4)] ?? 'GAIN_FOOD'
  return { promptId, kind: 'turnAction', action, takeBonus: false }
}

async function play(ada: PlayerAgent, seed: string, onEvent: (event: Event) => void = () => {}) {
  const ben = createWhimsicalAgent('ben', Random.fromSeed(`ben ${seed}`))
  const engine = new GameEngine({ agents: [ada, ben], seed })
  const paid = { food: {} as Record<string, number>, eggs: {} as Record<string, number> }
  const payments: (typeof paid)[] = []
  engine.subscribe({
    onEffect(effect) {
      if (effect.type === 'DISCARD_FOOD' && effect.playerId === 'ada') addTo(paid.food, effect.food)
      if (effect.type === 'DISCARD_EGGS' && effect.playerId === 'ada') addTo(paid.eggs, effect.sources)
    },
    onEvent(event) {
      if (event.type === 'TURN_STARTED' || event.type === 'BIRD_PLAYED') {
        if (event.type === 'BIRD_PLAYED' && event.playerId === 'ada') payments.push(structuredClone(paid))
        paid.food = {}
        paid.eggs = {}
      }
      onEvent(event)
    },
  })
  await engine.playGame()
  return payments
}

function addTo(sums: Record<string, number>, more: FoodByType | EggsByBird): void {
  for (const [key, n] of Object.entries(more)) sums[key] = (sums[key] ?? 0) + n
}

/** Any bird that may come, at any place, for any food and eggs that pay for it: all of it named. */
function namingAll({ promptId, view, ...prompt }: PlayBirdPrompt, chance: Chance): PlayBirdChoice {
  const pick = <T>(items: readonly T[]): T => items[chance.int(items.length)] as T
  const seconds = prompt.eligibleBirds.filter(
    (id) => registry.getBird(id).power?.does.kind === 'playAdditionalBird' || chance.int(5) === 0,
  )
  const bird = pick(seconds.length > 0 ? seconds : prompt.eligibleBirds)
  const { price, lives } = registry.getBird(bird)
  const habitats = Object.entries(prompt.eggCostByEligibleHabitat) as [Habitat, number][]
  const [habitat, due] = pick(habitats.filter(([name]) => lives.some((each) => each.toUpperCase() === name)))
  const eggs = Object.values(view.board)
    .flat()
    .flatMap((each) => (each === null ? [] : new Array<string>(each.eggs).fill(each.id)))
  const eggsToSpend = sumsOf(drawn(eggs, due, chance))
  const tokens = FOOD_TYPES.flatMap((type) => new Array<string>(view.food[type] ?? 0).fill(type))
  for (;;) {
    const foodToSpend = sumsOf(drawn(tokens, chance.int(2 * price.total + 1), chance))
    const payment = FOOD_TYPES.map((type) => foodToSpend[type] ?? 0)
    if (isPayment(price, payment)) return { promptId, kind: 'playBird', bird, habitat, foodToSpend, eggsToSpend }
  }
}

function drawn(items: readonly string[], n: number, chance: Chance): readonly string[] {
  const left = items.slice()
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(chance.int(left.length), 1)[0] as string)
}

function sumsOf(items: readonly string[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const item of items) sums[item] = (sums[item] ?? 0) + 1
  return sums
}

test('A6, A7: the bird goes where it is sent, for the food and the eggs that were named, through powers too', async () => {
  let byPowers = 0
  for (let n = 0; n < 24; n++) {
    const seed = `named ${n}`
    const named: PlayBirdChoice[] = []
    const refused: OptionPrompt[] = []
    const ada = keen(seed, (prompt, chance) => {
      if (prompt.previousError !== undefined) refused.push(prompt)
      if (prompt.context.trigger.type === 'POWER') byPowers++
      named.push(namingAll(prompt, chance))
      return named.at(-1) as PlayBirdChoice
    })
    const played: Extract<Event, { readonly type: 'BIRD_PLAYED' }>[] = []
    const payments = await play(ada, seed, (event) => {
      if (event.type === 'BIRD_PLAYED' && event.playerId === 'ada') played.push(event)
    })
    expect(refused).toEqual([])
    expect(played.map(({ birdCardId, habitat }) => ({ bird: birdCardId, habitat }))).toEqual(
      named.map(({ bird, habitat }) => ({ bird, habitat })),
    )
    expect(payments).toEqual(named.map(({ foodToSpend, eggsToSpend }) => ({ food: foodToSpend, eggs: eggsToSpend })))
  }
  expect(byPowers).toBeGreaterThan(2)
})
/** The first prompt of the games that fits, answered so, and what was asked next. */
async function firstAfter(fits: (prompt: PlayBirdPrompt) => boolean, answer: (prompt: PlayBirdPrompt) => Named) {
  for (let n = 0; n < 60; n++) {
    const seed = `first ${n}`
    const prompts: PlayBirdPrompt[] = []
    const ada = keen(seed, (prompt, chance) => {
      const named = namingAll(prompt, chance)
      if (prompts.length === 1) prompts.push(prompt)
      if (prompts.length > 0 || !fits(prompt)) return named
      prompts.push(prompt)
      return { promptId: prompt.promptId, kind: 'playBird', ...answer(prompt) }
    })
    await play(ada, seed)
    const [first, next] = prompts
    if (first !== undefined && next !== undefined) return { first, next }
  }
  throw new Error('no prompt fits')
}

const livesIn = (id: string): string[] => registry.getBird(id).lives.map((habitat) => habitat.toUpperCase())
const isByPower = ({ context }: PlayBirdPrompt): boolean => context.trigger.type === 'POWER'

test('A6: a power offers its own habitat and no other, and another one is refused', async () => {
  const wide = ({ eligibleBirds }: PlayBirdPrompt) => eligibleBirds.some((bird) => livesIn(bird).length > 1)
  const { first, next } = await firstAfter(
    (prompt) => isByPower(prompt) && wide(prompt),
    ({ eligibleBirds, eggCostByEligibleHabitat }) => {
      const bird = eligibleBirds.find((each) => livesIn(each).length > 1) as string
      const habitat = livesIn(bird).find((each) => !(each in eggCostByEligibleHabitat)) as Habitat
      return { bird, habitat, foodToSpend: {}, eggsToSpend: {} }
    },
  )
  const source = first.context.trigger.sourceBirdId ?? ''
  const home = Object.entries(first.view.board).find(([, row]) => row.some((bird) => bird?.id === source))?.[0]
  expect(Object.keys(first.eggCostByEligibleHabitat)).toEqual([home])
  expect(first.mayDecline).toBe(true)
  expect(next).toMatchObject({ kind: 'playBird', previousError: { code: 'WRONG_HABITAT' } })
  expect(isByPower(next)).toBe(true)
})

test('A7: eggs that are not due in the row of the power are refused, also where no habitat was named', async () => {
  const { next } = await firstAfter(
    (prompt) => isByPower(prompt) && Object.values(prompt.eggCostByEligibleHabitat).some((due) => due > 0),
    ({ eligibleBirds }) => ({ bird: eligibleBirds[0] as string, eggsToSpend: {} }),
  )
  expect(next.previousError?.code).toBe('WRONG_EGGS')
})

test('A7: eggs without a habitat are refused where the habitat decides how many are due', async () => {
  const undecided = ({ eligibleBirds, eggCostByEligibleHabitat: costs }: PlayBirdPrompt) =>
    eligibleBirds.find((bird) => new Set(livesIn(bird).flatMap((each) => costs[each as Habitat] ?? [])).size > 1)
  const { next } = await firstAfter(
    (prompt) => undecided(prompt) !== undefined,
    (prompt) => ({ bird: undecided(prompt) as string, eggsToSpend: {} }),
  )
  expect(next.previousError?.code).toBe('NO_HABITAT')
})

test('A7: food for a bird that costs none is refused', async () => {
  const free = ({ eligibleBirds, view }: PlayBirdPrompt) =>
    FOOD_TYPES.some((type) => view.food[type]) && eligibleBirds.find((id) => registry.getBird(id).price.total === 0)
  const { next } = await firstAfter(
    (prompt) => typeof free(prompt) === 'string',
    (prompt) => {
      const food = FOOD_TYPES.find((type) => prompt.view.food[type]) ?? 'SEED'
      const bird = free(prompt) as string
      return { bird, foodToSpend: { [food]: 1 } }
    },
  )
  expect(next.previousError?.code).toBe('WRONG_FOOD')
})

test('A7, A9: the food that was named is paid though the row is forfeited', async () => {
  let forfeited = 0
  for (let n = 0; n < 12; n++) {
    const seed = `named ${n}`
    const named: PlayBirdChoice[] = []
    const fine = keen(seed, (prompt, chance) => {
      const { promptId, kind, bird, foodToSpend = {} } = namingAll(prompt, chance)
      named.push({ promptId, kind, bird, foodToSpend })
      return named.at(-1) as PlayBirdChoice
    })
    const ada: PlayerAgent = {
      ...fine,
      async chooseOption(prompt) {
        if (prompt.kind !== 'selectHabitat' || prompt.mayDecline) return fine.chooseOption(prompt)
        forfeited++
        throw new Error('out of order')
      },
    }
    const payments = await play(ada, seed)
    expect(payments.map(({ food }) => food)).toEqual(named.map(({ foodToSpend }) => foodToSpend))
  }
  expect(forfeited).toBeGreaterThan(10)
})

test('A9: no bird comes by a power whose choice is forfeited', async () => {
  let forfeited = 0
  for (let n = 0; n < 24; n++) {
    const seed = `named ${n}`
    const comes: number[] = []
    const ada = keen(seed, (prompt, chance) => {
      if (!isByPower(prompt)) return namingAll(prompt, chance)
      if (prompt.previousError === undefined) forfeited++
      throw new Error('out of order')
    })
    await play(ada, seed, (event) => {
      if (event.type === 'TURN_STARTED') comes.push(0)
      if (event.type === 'BIRD_PLAYED' && event.playerId === 'ada') comes.push((comes.pop() ?? 0) + 1)
    })
    expect(Math.max(...comes)).toBe(1)
  }
  expect(forfeited).toBeGreaterThan(2)
})

test('A5, A8: a refused playBird is asked again as playBird, and forfeited as one; then no bird is played', async () => {
  const asked: string[] = []
  const ada = keen('dodo', ({ promptId, previousError }) => {
    asked.push(previousError?.code ?? 'first')
    return { promptId, kind: 'playBird', bird: 'dodo' }
  })
  const told: Event[] = []
  await play(ada, 'dodo', (event) => void told.push(event))
  const forfeits = told.flatMap((event) => (event.type === 'PLAYER_FORFEITED' ? [event] : []))
  expect(asked.slice(0, 3)).toEqual(['first', 'NOT_ELIGIBLE', 'NOT_ELIGIBLE'])
  expect(asked).toHaveLength(3 * forfeits.length)
  expect(forfeits[0]).toMatchObject({ playerId: 'ada', kind: 'playBird' })
  expect(told.some((event) => event.type === 'BIRD_PLAYED' && event.playerId === 'ada')).toBe(false)
})
