import type { Plain, SelectSelector } from '@turnwright/kernel'
import {
  type AskedSelector,
  boundsOf,
  type Game,
  type InputResponse,
  project,
  ResponseError,
} from '@turnwright/kernel/host'
import { randomSelection } from '@turnwright/kernel/search'
import * as fc from 'fast-check'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { type Forgery, forgeriesOf } from '../forgery/forgeries.ts'
import { isLegal } from '../forgery/legality.ts'
import { LawBroken } from '../law-broken.ts'
import { legalSelection } from '../play/moves.ts'
import { NO_LINES, projections, type Sitting, seatOf } from '../play/sitting.ts'
import { soakable } from '../soakable.ts'
import { sparsely } from '../sparsely.ts'

const FUZZED = soakable(12, 200)

/** Whatever else is sent is refused with a typed error, and nothing has changed. */
export const refusesIllegalAnswers: Check = {
  law: 'refuses every illegal answer with a typed error and stays as it was',
  style: 'random',
  games: (usual) => Math.max(1, Math.ceil(usual / 2)),
  begin: () => {
    const pastRequests = new WeakMap<Sitting, string[]>()
    const look = sparsely((sitting) => refuseAll(sitting, pastRequests.get(sitting) ?? []))
    return {
      atQuestion(sitting) {
        const past = pastRequests.get(sitting) ?? []
        pastRequests.set(sitting, past)
        look(sitting)
        past.push(...openRequests(sitting.game).filter((id) => !past.includes(id)))
      },
      atEnd: refuseWhenOver,
    }
  },
}

function refuseAll(sitting: Sitting, past: readonly string[]): void {
  const { game } = sitting
  const open = openRequests(game)
  const old = past.filter((id) => !open.includes(id)).slice(-3)
  for (const selector of game.waiting?.selectors ?? []) {
    const legal = legalSelection(sitting, selector, sitting.chance('legal'))
    mustRefuse(sitting, forgeriesOf(game, selector, legal, old))
    if (selector.type === 'action') mustDigest(sitting, selector)
    else mustRefuse(sitting, [...fuzzed(sitting, selector), ...refusedByRules(sitting, selector)])
  }
}

/** Arbitrary values in place of a selection, and of single choices. */
function fuzzed(sitting: Sitting, selector: SelectSelector): Forgery[] {
  const { actor, title } = selector
  const seed = sitting.chance('fuzz').int(0x7fffffff)
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true, maxDepth: 3 })
  const selections = fc.sample(fc.oneof(anything, fc.array(anything, { maxLength: 4 })), { numRuns: FUZZED, seed })
  return selections
    .filter((selection) => !isLegal(selector, selection))
    .map((selection) => ({ wrong: 'something arbitrary', response: { actor, title, selection } }))
}

/** Selections of the right shape that the selector's own check refuses. */
function refusedByRules(sitting: Sitting, selector: SelectSelector): Forgery[] {
  if (selector.check === undefined) return []
  const { actor, title, choices } = selector
  const unchecked = { actor, title, choices, ...boundsOf(selector) }
  const chance = sitting.chance('unchecked')
  const drawn = Array.from({ length: FUZZED }, () => randomSelection(unchecked, chance))
  return drawn
    .filter((selection) => !isLegal(selector, selection))
    .map((selection) => ({ wrong: 'against the rules', response: { actor, title, selection } }))
}

/** Only the rules know what a structured answer may be: whatever it is, it is refused or played without a failure. */
function mustDigest(sitting: Sitting, { actor, title }: AskedSelector): void {
  const seed = sitting.chance('digest').int(0x7fffffff)
  for (const answer of [...PLAUSIBLE, ...fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: FUZZED, seed })]) {
    const told = `the structured answer ${JSON.stringify(answer).slice(0, 80)} was sent`
    const game = sitting.copy()
    try {
      game.respondToInputRequest({ actor, title, selection: [answer as Plain] })
    } catch (refusal) {
      mustBeTyped(sitting, refusal, told)
    }
    sitting.mustStand(game, `after ${told} and accepted`)
  }
}

const PLAUSIBLE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  'x'.repeat(1 << 20),
  [],
  [[]],
  [null],
  {},
  { id: null },
]

function refuseWhenOver(sitting: Sitting): void {
  const responses = sitting.table.players.map(({ name }) => ({ actor: name, title: 'anything', selection: [] }))
  mustRefuse(
    sitting,
    responses.map((response) => ({ wrong: 'the game is over', response })),
  )
}

function mustRefuse(sitting: Sitting, forgeries: readonly Forgery[]): void {
  const before = everything(sitting)
  for (const { wrong, response } of forgeries) {
    const told = `an illegal answer (${wrong}) was sent`
    try {
      sitting.game.respondToInputRequest(response as InputResponse)
    } catch (refusal) {
      mustBeTyped(sitting, refusal, told)
      continue
    }
    sitting.mustStand(sitting.game, `after ${told} and accepted`)
    throw new LawBroken(`${told} and accepted\n  ${sitting.place()}`)
  }
  const difference = firstDifference(before, everything(sitting))
  if (difference !== null)
    throw new LawBroken(`a refused answer changed the game at ${difference}\n  ${sitting.place()}`)
  if ('polluted' in {})
    throw new LawBroken(`a refused answer reached the prototype of all objects\n  ${sitting.place()}`)
}

function mustBeTyped(sitting: Sitting, refusal: unknown, told: string): void {
  if (refusal instanceof ResponseError) return
  const what = refusal instanceof Error ? `${refusal.name}: ${refusal.message}` : String(refusal)
  throw new LawBroken(`${told} and met with ${what} in place of a ResponseError\n  ${sitting.place()}`)
}

function everything({ game, onlookers }: Sitting): unknown {
  return { fingerprint: game.fingerprint(), log: game.log.slice(), told: projections(game, onlookers) }
}

function openRequests(game: Game): string[] {
  const seats = new Set((game.waiting?.selectors ?? []).map((selector) => seatOf(game, selector)))
  return [...seats].flatMap((seat) => project(game, seat, NO_LINES).prompts.map(({ requestId }) => requestId))
}
