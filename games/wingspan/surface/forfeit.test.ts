import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import type { Bird } from '../cards/bird.ts'
import { FOODS } from '../cards/food.ts'
import type { Habitat } from './core.ts'
import { DataRegistry } from './data-registry.ts'
import type { Effect } from './effects.ts'
import type { Event } from './events.ts'
import { GameEngine } from './game-engine.ts'
import { createMockAgent } from './mock-agent.ts'
import type { PlayerAgent } from './player-agent.ts'
import type { DecisionPrompt, OptionPrompt, PlayBirdPrompt } from './prompts.ts'
import { createWhimsicalAgent } from './whimsical-agent.ts'

const registry = new DataRegistry()

const whimsical = (id: string, seed: string): PlayerAgent => createWhimsicalAgent(id, Random.fromSeed(`${id} ${seed}`))

/** A game of ada against a whimsical ben, with what ada forfeited and what happened to her. */
async function play(ada: PlayerAgent, seed: string) {
  const engine = new GameEngine({ agents: [ada, whimsical('ben', seed)], seed })
  const forfeits: Extract<Event, { readonly type: 'PLAYER_FORFEITED' }>[] = []
  const played: Event[] = []
  const effects: Effect[] = []
  engine.subscribe({
    onEvent(event) {
      if (event.type === 'PLAYER_FORFEITED') forfeits.push(event)
      if (event.type === 'BIRD_PLAYED' && event.playerId === 'ada') played.push(event)
    },
    onEffect: (effect) => void ('playerId' in effect && effect.playerId === 'ada' && effects.push(effect)),
  })
  await engine.playGame()
  return { forfeits, played, effects, player: engine.gameState.state.players[0], state: engine.gameState }
}

const sum = (numbers: readonly number[] = []): number => numbers.reduce((total, n) => total + n, 0)
const broken = () => Promise.reject(new Error('out of order'))

test("A9: the seed's mock agents, which always want a seed, get a food in every turn", async () => {
  const engine = new GameEngine({ agents: [createMockAgent('alice'), createMockAgent('bob')], seed: 'mock' })
  let forfeits = 0
  engine.subscribe({ onEvent: ({ type }) => void (type === 'PLAYER_FORFEITED' && forfeits++) })
  await engine.playGame()
  expect(forfeits).toBeGreaterThan(0)
  expect(engine.gameState.state.players.map(({ food }) => sum(food))).toEqual([26, 26])
  expect(engine.gameState.state.players.map(({ hand }) => hand.length)).toEqual([5, 5])
})
test('A9: an agent that never answers keeps two birds with food for them, and gains food in every turn', async () => {
  const dead: PlayerAgent = {
    playerId: 'ada',
    chooseStartingHand: broken,
    chooseTurnAction: broken,
    chooseOption: broken,
  }
  const { player, played, forfeits } = await play(dead, 'dead')
  expect(player?.hand).toHaveLength(2)
  expect(sum(player?.food)).toBe(3 + 26)
  expect(played).toEqual([])
  expect(forfeits.length).toBe(1 + 26 + 26)
})

test('A8, A9: whatever is forfeited, what is offered is taken and what may be kept is kept', async () => {
  const kinds = new Set<string>()
  for (let n = 0; n < 12; n++) {
    const seed = `forfeits ${n}`
    const fine = whimsical('ada', seed)
    const offered: OptionPrompt[] = []
    const ada: PlayerAgent = {
      ...fine,
      async chooseOption(prompt) {
        if (prompt.kind === 'playBird' && prompt.context.trigger.type === 'TURN') return fine.chooseOption(prompt)
        if (prompt.previousError === undefined) offered.push(prompt)
        return broken()
      },
    }
    const { forfeits, played, effects } = await play(ada, seed)
    const count = (kind: string): number => forfeits.filter((event) => event.kind === kind).length
    const heard = (type: Effect['type']): number => effects.filter((effect) => effect.type === type).length
    expect(forfeits.map(({ kind }) => kind)).toEqual(offered.map(({ kind }) => kind))
    const dice = offered.filter((prompt) => prompt.kind === 'selectFoodFromFeeder' && prompt.allowedFoods.length > 0)
    expect(heard('GAIN_FOOD') + heard('CACHE_FOOD')).toBeGreaterThanOrEqual(dice.length)
    expect(heard('LAY_EGGS')).toBeGreaterThanOrEqual(count('placeEggs'))
    expect(heard('DRAW_CARDS')).toBeGreaterThanOrEqual(count('drawCards'))
    expect(heard('DRAW_BONUS_CARDS')).toBe(count('selectBonusCards'))
    expect(effects.filter((effect) => effect.type === 'TUCK_CARDS' && effect.source === 'HAND')).toEqual([])
    expect(played.length).toBeLessThanOrEqual(26)
    for (const { kind } of forfeits) kinds.add(kind)
  }
  expect(kinds.size).toBeGreaterThanOrEqual(8)
})

/** Something that ada forfeited. */
interface Forfeit<Prompt> {
  readonly prompt: Prompt
  /** What happened until she was asked again. */
  readonly effects: Effect[]
  /** And until the turn was over. */
  readonly later: (Effect | Event)[]
  /** Where she was to play a bird before. */
  readonly playing: PlayBirdPrompt | null
}

/** Everything that ada forfeits in whimsical games, of the prompts that fit. */
async function forfeitsOf<Prompt extends DecisionPrompt>(
  games: number,
  fits: (prompt: DecisionPrompt) => prompt is Prompt,
): Promise<readonly Forfeit<Prompt>[]> {
  const found: Forfeit<Prompt>[] = []
  for (let n = 0; n < games; n++) {
    const seed = `each kind ${n}`
    const fine = whimsical('ada', seed)
    let last: Forfeit<Prompt> | null = null
    let isOpen = false
    let playing: PlayBirdPrompt | null = null
    const unless =
      <Asked extends DecisionPrompt, Choice>(answer: (prompt: Asked) => Promise<Choice>) =>
      (prompt: Asked): Promise<Choice> => {
        if (prompt.kind === 'playBird') playing = prompt
        isOpen = fits(prompt)
        if (!fits(prompt)) return answer(prompt)
        if (prompt.previousError === undefined) found.push((last = { prompt, effects: [], later: [], playing }))
        return broken()
      }
    const ada: PlayerAgent = {
      playerId: 'ada',
      chooseStartingHand: unless((prompt) => fine.chooseStartingHand(prompt)),
      chooseTurnAction: unless((prompt) => fine.chooseTurnAction(prompt)),
      chooseOption: unless((prompt) => fine.chooseOption(prompt)),
    }
    const engine = new GameEngine({ agents: [ada, whimsical('ben', seed)], seed })
    engine.subscribe({
      onEvent(event) {
        last?.later.push(event)
        if (event.type === 'TURN_ENDED') last = null
      },
      onEffect(effect) {
        last?.later.push(effect)
        if (isOpen) last?.effects.push(effect)
      },
    })
    await engine.playGame()
  }
  return found
}

type Kind = DecisionPrompt['kind']
type Of<K extends Kind> = Extract<DecisionPrompt, { readonly kind: K }>
const isA =
  <K extends Kind>(kind: K, also: (prompt: Of<K>) => boolean = () => true) =>
  (prompt: DecisionPrompt): prompt is Of<K> =>
    prompt.kind === kind && also(prompt as Of<K>)

const isAda = (effect: Effect | Event): boolean => 'playerId' in effect && effect.playerId === 'ada'

test('A9: nothing of their own is given that may be kept, and no bird is moved', async () => {
  const kinds = ['discardEggs', 'selectCards', 'discardFood', 'selectHabitat'] as const
  type Declinable = Of<(typeof kinds)[number]>
  const forfeits = await forfeitsOf(
    30,
    (prompt): prompt is Declinable => kinds.some((kind) => prompt.kind === kind) && (prompt as Declinable).mayDecline,
  )
  expect(new Set(forfeits.map(({ prompt }) => prompt.kind))).toEqual(new Set(kinds))
  const gives = new Set(['DISCARD_FOOD', 'DISCARD_EGGS', 'DISCARD_CARDS', 'MOVE_BIRD'])
  const given = forfeits.flatMap(({ effects }) =>
    effects.filter((effect) => isAda(effect) && (gives.has(effect.type) || isFromHand(effect))),
  )
  expect(given).toEqual([])
})

function isFromHand(effect: Effect): boolean {
  return effect.type === 'TUCK_CARDS' && effect.source === 'HAND'
}

test('A9: a power is used, unless it costs food', async () => {
  const forfeits = await forfeitsOf(20, isA('activatePower'))
  const used = forfeits.map(({ effects: [first] }) => first).filter((effect) => effect?.type === 'ACTIVATE_POWER')
  const refused = used.filter((effect) => effect.skipReason === 'AGENT_DECLINED')
  expect(used.length - refused.length).toBeGreaterThan(20)
  expect(new Set(refused.map(({ handlerId }) => handlerId))).toEqual(new Set(['discardFoodToTuckFromDeck']))
  expect(used.filter(({ handlerId, activated }) => handlerId === 'discardFoodToTuckFromDeck' && activated)).toEqual([])
})

test('A9: eggs that must be paid come from the fullest nest', async () => {
  const forfeits = await forfeitsOf(
    20,
    isA('discardEggs', ({ mayDecline }) => !mayDecline),
  )
  const ones = forfeits.flatMap(({ prompt: { eggsByEligibleBird: eggs }, later }) => {
    const paid = later.find((effect) => effect.type === 'DISCARD_EGGS' && isAda(effect)) as EggsPaid | undefined
    const [[from, n] = ['', 0], ...others] = Object.entries(paid?.sources ?? {})
    return n === 1 && others.length === 0 ? [{ most: Math.max(...Object.values(eggs)), from: eggs[from] }] : []
  })
  expect(ones.filter(({ most }) => most > 1).length).toBeGreaterThan(5)
  expect(ones.filter(({ most, from }) => from !== most)).toEqual([])
})

type EggsPaid = Extract<Effect, { readonly type: 'DISCARD_EGGS' }>

test('A9: a bird whose row is forfeited goes where fewest eggs are due', async () => {
  const forfeits = await forfeitsOf(
    20,
    isA('selectHabitat', ({ mayDecline }) => !mayDecline),
  )
  const due = ({ playing }: (typeof forfeits)[number], row: Habitat): number =>
    playing?.eggCostByEligibleHabitat[row] ?? Number.NaN
  const choices = forfeits.filter((each) => new Set(each.prompt.eligibleHabitats.map((row) => due(each, row))).size > 1)
  expect(choices.length).toBeGreaterThan(5)
  for (const each of choices) {
    const played = each.effects.find((effect) => effect.type === 'PLAY_BIRD')
    expect(due(each, played?.habitat as Habitat)).toBe(
      Math.min(...each.prompt.eligibleHabitats.map((row) => due(each, row))),
    )
  }
})

test('A9: a card that must be given up is one worth the fewest points', async () => {
  const points = (id: string): number => registry.getBird(id).points
  const forfeits = await forfeitsOf(
    40,
    isA('selectCards', ({ mode, mayDecline }) => mode === 'DISCARD' && !mayDecline),
  )
  expect(forfeits.length).toBeGreaterThan(3)
  for (const { prompt, effects } of forfeits) {
    const given = effects.find((effect) => effect.type === 'DISCARD_CARDS')
    expect(given?.cards.slice(0, 1).map(points)).toEqual([Math.min(...prompt.eligibleCards.map(points))])
  }
})

test('A9: a forfeited turn lays eggs where all of them find room, and gains food otherwise', async () => {
  const forfeits = await forfeitsOf(
    8,
    isA('turnAction', ({ context }) => context.round > 1),
  )
  const rows = forfeits.map(({ prompt: { view, rewardsByAction }, later }) => {
    const birds = Object.values(view.board).flatMap((row) => row.filter((bird) => bird !== null))
    const room = birds.reduce((sum, { cardId, eggs }) => sum + registry.getBird(cardId).eggs - eggs, 0)
    const used = later.find((event) => event.type === 'HABITAT_ACTIVATED')?.habitat
    return { used, due: room >= (rewardsByAction.LAY_EGGS?.reward?.count ?? 0) ? 'GRASSLAND' : 'FOREST' }
  })
  expect(rows.filter(({ used, due }) => used !== due)).toEqual([])
  expect(new Set(rows.map(({ used }) => used)).size).toBe(2)
})

/** Every way to keep three of the five foods that everybody begins with. */
const threeFoods = Array.from({ length: 2 ** FOODS.length }, (_, bits) =>
  FOODS.map((_food, at) => (bits >> at) & 1),
).filter((kept) => sum(kept) === 3)

/** How many of these tokens the birds eat. */
function eaten(birds: readonly Bird[], kept: readonly number[]): number {
  return sum(
    birds.map(({ price: { each, isOneOf } }) => {
      const fitting = sum(each.map((due, at) => Math.min(due, kept[at] ?? 0)))
      return isOneOf ? Math.min(1, fitting) : fitting
    }),
  )
}

test('A9: a forfeited starting hand keeps the two cheapest birds, and three foods of which they eat the most', async () => {
  const prices = (birds: readonly Bird[]): number[] => birds.map(({ price }) => price.total).toSorted((a, b) => a - b)
  for (let n = 0; n < 50; n++) {
    const seed = `h ${n}`
    let dealt: readonly Bird[] = []
    const ada: PlayerAgent = {
      ...whimsical('ada', seed),
      chooseStartingHand({ eligibleBirds }) {
        dealt = [...eligibleBirds].map((id) => registry.getBird(id))
        return broken()
      },
    }
    const engine = new GameEngine({ agents: [ada, whimsical('ben', seed)], seed })
    let kept: { readonly birds: readonly Bird[]; readonly food: readonly number[] } = { birds: [], food: [] }
    engine.subscribe({
      onEvent({ type }) {
        const { cards, state } = engine.gameState
        const [player] = state.players
        if (type !== 'GAME_STARTED' || player === undefined) return
        kept = { birds: player.hand.map((card) => registry.getBird(cards.identity(card))), food: [...player.food] }
      },
    })
    await engine.playGame()
    expect(prices(kept.birds)).toEqual(prices(dealt).slice(0, 2))
    expect(eaten(kept.birds, kept.food)).toBe(Math.max(...threeFoods.map((food) => eaten(kept.birds, food))))
  }
})
