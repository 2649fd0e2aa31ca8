import type { Plain } from '@turnwright/kernel'
import type { HandCard } from './card.ts'
import type { AnytimeOp, Effect, GrantedAction, Hook, Op, ScoringOp } from './effect.ts'
import type { Major } from './major.ts'
import type { ActionSpace, SpacePart } from './space.ts'
import { SPACE_TRAITS, type SpaceName } from './space-names.ts'

type Facts = { readonly [key: string]: Plain }

/** A card in the form in which its facts were collected, to be held against a digest of them. */
export function factsOfCard(card: HandCard): Facts {
  const { id, code, name, deck, number, type, players, prereq, points, passing, category, tier } = card
  const { anytimeConversions, bakingConversion } = card
  return {
    id: code,
    slug: id,
    name,
    deck,
    number,
    type,
    players: `${players}+`,
    cost: factsOfCost(card),
    prereq: prereq as Facts,
    vp: points,
    category,
    tier,
    effects: factsOfEffects(card),
    ...(type === 'minor' ? { passing } : {}),
    ...(anytimeConversions === undefined ? {} : { anytimeConversions: anytimeConversions as unknown as Plain }),
    ...(bakingConversion === undefined ? {} : { bakingConversion: bakingConversion as unknown as Plain }),
  }
}

function factsOfCost({ cost: { perPerson, returns, ...goods } }: HandCard): Facts {
  const each = Object.entries(perPerson ?? {}).map(([good, n]): [string, Facts] => [good, { per: 'people', n }])
  return { ...goods, ...Object.fromEntries(each), ...(returns === undefined ? {} : { returns }) }
}

/** What a crop move is stands in the rules, because only one card allows it. */
const CROP_MOVE: Facts = {
  on: 'anytime',
  may: true,
  do: [{ moveCrop: { n: 1, from: { field: 'planted', minCrops: 2 }, to: { field: 'empty' } } }],
}

function factsOfEffects({ effects, allowsAnytimeCropMove }: HandCard): readonly Facts[] {
  return [...effects.map(factsOfEffect), ...(allowsAnytimeCropMove === true ? [CROP_MOVE] : [])]
}

/** Facts that hold for all cards of their kind stand here, for no rule asks a card about them. */
function factsOfEffect(effect: Effect): Facts {
  if (effect.on === 'static') return { on: 'static', mod: factsOfHook(effect.mod) }
  const ops: readonly (Op | ScoringOp | AnytimeOp)[] = effect.do
  const done = ops.map((op) => factsOfOp(op, effect.on === 'event' && effect.event === 'newPasture'))
  if (effect.on === 'anytime') return { on: 'anytime', may: true, do: done }
  if (effect.on !== 'useSpace') return { ...(effect as unknown as Facts), do: done }
  const { at, ...rest } = effect
  return { ...(rest as unknown as Facts), do: done, spaces: spacesOf(at) }
}

function factsOfOp(op: Op | ScoringOp | AnytimeOp, isOfNewPasture: boolean): Facts {
  if ('action' in op) return { ...(op as unknown as Facts), ...TERMS[op.action] }
  if ('oneOf' in op) return { oneOf: op.oneOf.map((each) => factsOfOp(each, false)) }
  if ('scheduleAction' in op)
    return { scheduleAction: { ...(op.scheduleAction as unknown as Facts), action: 'plow', free: true, may: true } }
  if ('pointsAllPlayers' in op) return { pointsAllPlayers: { ...op.pointsAllPlayers, with: 'most rooms' } }
  return 'gain' in op && isOfNewPasture
    ? { ...(op as unknown as Facts), placeOn: 'thatPasture' }
    : (op as unknown as Facts)
}

const TERMS: Readonly<Record<GrantedAction, Facts>> = {
  plow: {},
  bakeBread: {},
  fencePasture: { cells: 1 },
  buildStable: {},
  buildRoom: { cost: 'normal' },
  renovate: { cost: 'normal' },
  playOccupation: {},
  playMinor: { cost: 'normal' },
}

function factsOfHook(hook: Hook): Facts {
  if ('mayUseOccupied' in hook)
    return { mayUseOccupied: { ...hook.mayUseOccupied, spaces: spacesOf(hook.mayUseOccupied.spaces) } }
  if ('doublePlacement' in hook)
    return { doublePlacement: { people: 2, atLeastOneOn: spacesOf(hook.doublePlacement.atLeastOneOn) } }
  if ('fencePayment' in hook) return { fencePayment: { ...hook.fencePayment, perFence: 1 } }
  if ('costSet' in hook) return { costSet: { ...(hook.costSet as unknown as Facts), target: 'room' } }
  if ('renovatePath' in hook) return { renovatePath: { ...hook.renovatePath, cost: 'normal clay-to-stone cost' } }
  if ('fieldCard' in hook) return { fieldCard: { ...hook.fieldCard, stacks: 1 } }
  if ('newbornActs' in hook)
    return { newbornActs: { ...(hook.newbornActs as unknown as Facts), thenCountsAs: 'adult' } }
  if ('costSubstitute' in hook && hook.costSubstitute.replaceOneOf !== undefined)
    return {
      costSubstitute: { ...(hook.costSubstitute as unknown as Facts), max: 'once per room / once per renovation' },
    }
  return hook as unknown as Facts
}

function spacesOf(names: readonly SpaceName[]): readonly string[] {
  return names.flatMap((name): readonly string[] =>
    name in SPACE_TRAITS ? SPACE_TRAITS[name as keyof typeof SPACE_TRAITS] : [name],
  )
}

export function factsOfMajor(major: Major): Facts {
  const { id, name, number, cost, returns, points, abilities } = major
  const { onBuild, endGameExchange, ...rest } = abilities
  return {
    id,
    name,
    number,
    cost: cost as Facts,
    vp: points,
    abilities: {
      ...(rest as unknown as Facts),
      ...(onBuild === undefined
        ? {}
        : { onBuild: [onBuild === 'bake' ? { action: 'bakeBread', may: true } : (onBuild as Facts)] }),
      ...(endGameExchange === undefined
        ? {}
        : { endGameExchange: { ...(endGameExchange as unknown as Facts), pickOne: true } }),
    },
    ...(returns.length === 0 ? {} : { altCost: { return: returns } }),
    ...(name === 'Fireplace' ? { upgradesTo: ['cooking-hearth-4', 'cooking-hearth-5'] } : {}),
  }
}

/** An action space or a round card. */
export function factsOfSpace(space: ActionSpace): Facts {
  const { id, name, stage, players, action } = space
  const place = stage === 0 ? { players } : { stage }
  if (action.does === 'gather') {
    const { good, n, solo } = action
    const alone = solo === undefined ? {} : { solo: { [good]: solo } }
    return { id, name, ...place, kind: 'accumulation', accumulates: { [good]: n }, ...alone }
  }
  const solo = action.does === 'start-player' ? { solo: 'play 1 minor only (no start player)' } : {}
  return { id, name, ...place, kind: 'fixed', effect: factsOfAction(space), ...solo }
}

const PARTS: Readonly<Record<SpacePart, string>> = {
  'build-rooms': 'buildRooms',
  'build-stables': 'buildStables(2 wood each)',
  'build-one-stable': 'buildStable exactly 1 for 1 wood',
  plow: 'plow 1',
  sow: 'sow',
  bake: 'bakeBread',
}

function factsOfAction({ action }: ActionSpace): Facts {
  switch (action.does) {
    case 'gather':
      return { [action.good]: action.n }
    case 'gain':
      return {
        gain: action.goods as Facts,
        ...(action.oneOf === undefined ? {} : { gainChoice: action.oneOf as readonly Facts[] }),
      }
    case 'and-or':
      return { andOr: action.parts.map((part) => PARTS[part]) }
    case 'plow':
      return { plow: action.n }
    case 'occupation':
      return { playOccupation: { cost: action.food } }
    case 'start-player':
      return inOrder('becomeStartPlayer', 'playMinor?')
    case 'fences':
      return { buildFences: { woodPerFence: 1 } }
    case 'improvement':
      return { oneOf: ['buildMajor', 'playMinor'] }
    case 'growth':
      return action.thenMinor
        ? inOrder('familyGrowth(room needed)', 'playMinor?')
        : { familyGrowth: { roomNeeded: action.roomNeeded } }
    case 'renovate':
      return inOrder('renovate', action.followedBy === 'fences' ? 'buildFences?' : 'buildMajor|playMinor ?')
  }
}

/** One thing after the other. */
function inOrder(...parts: readonly string[]): Facts {
  return { inOrder: parts }
}
