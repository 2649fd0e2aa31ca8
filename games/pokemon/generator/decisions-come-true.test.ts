import type { CardId } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { type Question, Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { answerOf } from '../match/answer-of.ts'
import { type Match, matchOf } from '../match/match.ts'
import { identifierOf } from '../match/vocabulary.ts'
import { pokemon } from '../rules/pokemon.ts'
import type { DuelView } from '../rules/view.ts'
import { randomDeck } from '../scenario/random-deck.ts'
import { attackIndex } from './attacks/attack-entry.ts'
import type { Decision, Rule } from './decision.ts'
import { explainAction } from './generate-action.ts'
import { type GeneratorName, GENERATORS } from './generators.ts'
import { Situation } from './situation.ts'
import { inPlay, tableOf } from './table.ts'

/** A decision, and what its player was told. */
interface Decided extends Decision {
  readonly seat: number
  readonly match: Match
}

/** A duel with decks of anything, of a generator against itself: every decision in order, and who won. */
function duelOf(
  name: GeneratorName,
  n: number,
): { readonly duel: readonly Decided[]; readonly winners: readonly number[] } {
  const chance = Random.fromSeed(`${name} comes true ${n}`)
  const options = { deck1: randomDeck(chance), deck2: randomDeck(chance) }
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `true ${n}`, options })
  const duel: Decided[] = []
  const respond = (question: Question) => {
    const { seat } = question
    const match = matchOf(question.projection())
    const decision = explainAction(match, 'x', identifierOf(seat), GENERATORS[name])
    // What is looked at later is written down now: a question makes its words while it is asked.
    const prompt: Match['prompt'] = JSON.parse(JSON.stringify(match.prompt))
    duel.push({ ...decision, seat, match: { ...match, prompt } })
    return answerOf(decision.action)
  }
  for (const seat of [0, 1]) game.seatResponder(seat, respond)
  game.run()
  expect(game.fault).toBeNull()
  return { duel, winners: game.result?.winners ?? [] }
}

/** Looks at a duel and gives how often there was something to look at. */
type Look = (duel: readonly Decided[], winners: readonly number[]) => number

/** Section 4.2 B: what is said to be surely knocked out is gone when the next player is asked. */
const knockedOut: Look = (duel) => {
  let looked = 0
  for (const [at, decided] of duel.entries()) {
    const target = decided.rule === 'knock-out' ? targetOf(decided) : null
    const after = duel.slice(at + 1).find(({ seat }) => seat !== decided.seat)
    if (target === null || after === undefined) continue
    looked++
    expect(opponentHas(after.match.view, decided.seat, target), `${decided.why}`).toBe(false)
  }
  return looked
}

/** Whom a knock-out attack is to knock out. */
function targetOf({ match, seat, action }: Decided): CardId | null {
  const { knockOuts } = new Situation(match, 'x', identifierOf(seat))
  const entry = knockOuts.find(
    (each) => each.fromActive && action.actionType === 'ATTACK' && action.actionData.attack === attackIndex(each),
  )
  return entry?.target.card ?? null
}

function opponentHas(view: DuelView, seat: number, card: CardId): boolean {
  return inPlay(tableOf(view, identifierOf(seat)).foe).some((each) => each.card === card)
}

const FOLLOWED_BY: Readonly<Partial<Record<Rule, readonly Rule[]>>> = {
  'energy-for-knock-out': ['knock-out', 'bring-up-knock-out'],
  // A Ditto with much damage may be out as soon as it is like whoever has come up.
  'bring-up-knock-out': ['knock-out', 'prize'],
  'drag-up-knock-out': ['knock-out'],
  'power-up-knock-out': ['knock-out', 'power-up-knock-out', 'energy-for-knock-out'],
}

/** Flow 4: what enables a knock-out is followed by that knock-out, unless a confused Pokémon fails to retreat. */
const followedUp: Look = (duel) => {
  let looked = 0
  for (const [at, { rule, why }] of duel.entries()) {
    const expected = FOLLOWED_BY[rule]
    const next = duel.slice(at + 1).find((each) => each.rule !== 'select')
    if (expected === undefined || next === undefined || next.match.view.retreatFailed) continue
    looked++
    expect(expected, `${why} ${next.why}`).toContain(next.rule)
  }
  return looked
}

/** Rules that play a card for one Pokémon, which their reason names. */
const FOR_SOMEBODY: ReadonlySet<Rule> = new Set<Rule>([
  'bring-up-knock-out',
  'bring-up-attacker',
  'heal-against-knock-out',
  'heal-damage',
  'defend-against-knock-out',
  'escape-knock-out',
  'drag-up-knock-out',
  'better-target',
  'better-active',
])

/** Section 6: a Trainer goes to the Pokémon that it was played for. */
const goesToWhomItWasFor: Look = (duel) => {
  let looked = 0
  for (const [at, { rule, action, why }] of duel.entries()) {
    const next = duel[at + 1]
    if (action.actionType !== 'PLAY_TRAINER' || !FOR_SOMEBODY.has(rule) || next?.rule !== 'select') continue
    const named = next.match.prompt?.choices.filter(({ title }) => why.includes(title)) ?? []
    if (named.length === 0) continue
    looked++
    expect(
      named.map(({ id }) => id),
      `${why} ${next.why}`,
    ).toContain(answerOf(next.action)[0])
  }
  return looked
}

/** Section 6.2: no Trainer empties its player's deck. */
const deckIsLeft: Look = (duel) => {
  let looked = 0
  for (const [at, { action, seat, match, why }] of duel.entries()) {
    const after = duel[at + 1]
    if (action.actionType !== 'PLAY_TRAINER' || after?.seat !== seat || ownDeck(match.view, seat) === 0) continue
    looked++
    expect(ownDeck(after.match.view, seat), `${why}`).toBeGreaterThan(0)
  }
  return looked
}

function ownDeck(view: DuelView, seat: number): number {
  return tableOf(view, identifierOf(seat)).me.deck.size
}

/** v2.14: a match that is called surely won is won before the opponent has another turn. */
const wonAsSaid: Look = (duel, winners) => {
  let looked = 0
  for (const [at, { rule, seat, match, why }] of duel.entries()) {
    if (rule !== 'sure-win') continue
    looked++
    expect(winners, `${why}`).toEqual([seat])
    for (const later of duel.slice(at + 1)) expect(later.match.view.turnNumber, `${why}`).toBe(match.view.turnNumber)
  }
  return looked
}

/** Every decision says why, in a sentence for people. */
const saysWhy: Look = (duel) => {
  for (const { why } of duel) {
    expect(why).toMatch(/^[A-Z].*\.$/)
    expect(why).not.toMatch(/undefined|null|NaN|Infinity|a hidden card|\b[a-z]+\d-\d| {2}/)
  }
  return duel.length
}

const GAMES = soakable(24, 2000)

test.each<[GeneratorName, Readonly<Record<string, Look>>]>([
  ['generator-v1', { knockedOut, followedUp, goesToWhomItWasFor, deckIsLeft, saysWhy }],
  ['generator-v2', { wonAsSaid, goesToWhomItWasFor, deckIsLeft, saysWhy }],
])('What %s decides comes true', { timeout: 3_600_000 }, (name, looks) => {
  const looked = new Map<string, number>()
  for (let n = 0; n < GAMES; n++) {
    const { duel, winners } = duelOf(name, n)
    for (const [what, look] of Object.entries(looks)) looked.set(what, (looked.get(what) ?? 0) + look(duel, winners))
  }
  for (const what of Object.keys(looks)) expect(looked.get(what), `${what}`).toBeGreaterThan(GAMES / 2)
})
