import type { Refusal } from '@turnwright/actions'
import type { CardId } from '@turnwright/kernel'
import type { GameOf } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'
import type { StagedPlayer, StagedTable } from '../scenario/stage.ts'
import { zonesOf } from '../scenario/zones.ts'
import type { EstravenAction } from './action.ts'
import { printed } from './identities.ts'
import { refusalFor } from './refusals.ts'
import type { estraven } from './estraven.ts'

type Duel = GameOf<typeof estraven>
type Intention = (card: (name: string) => CardId) => EstravenAction

const plays =
  (name: string): Intention =>
  (card) => ({ type: 'PLAY_CARD', playerId: 0, entityId: card(name) })
const pitches =
  (name: string): Intention =>
  (card) => ({ type: 'PITCH', playerId: 0, entityId: card(name) })
const uses =
  (name: string, ability = 0): Intention =>
  (card) => ({ type: 'ACTIVATE_ABILITY', playerId: 0, entityId: card(name), ability })
const attacks =
  (name: string): Intention =>
  (card) => ({ type: 'ATTACK', playerId: 0, entityId: card(name) })
const trades =
  (name: string, other: string): Intention =>
  (card) => ({ type: 'TRADE', playerId: 0, entityId: card(name), take: card(other) })

/** The first card of that name, wherever it is. */
function finder({ state, cards }: Duel): (name: string) => CardId {
  return (name) => {
    const found = zonesOf(state)
      .flat()
      .find((card) => printed(cards.kind(card)).name === name)
    if (found === undefined) throw new Error(`${name} is nowhere`)
    return found
  }
}

/** What is said against it, and that nothing changed by asking. */
function refused(game: Duel, intention: Intention): Refusal | null {
  const before = game.fingerprint()
  const refusal = refusalFor(game, intention(finder(game)))
  expect(game.fingerprint()).toBe(before)
  return refusal
}

interface Case {
  readonly says: string
  readonly ana?: StagedPlayer
  readonly bo?: StagedPlayer
  readonly table?: StagedTable
  readonly intends: Intention
  readonly refusal: Refusal | null
}

const mana = (amount: number): Refusal => ({ code: 'CANNOT_PAY', cost: { type: 'MANA', amount } as never })
const cost = (type: string): Refusal => expect.objectContaining({ cost: expect.objectContaining({ type }) })
const firebrand = priceOf('Firebrand')
const verdict = priceOf('Final Verdict')

const unknown = { code: 'UNKNOWN_CARD' } as const
const veteran = { field: ['Ashwall Veteran'] }
const toAim = { hand: ['Final Verdict'], pool: 9 }
const keeper = { field: ['Vault Keeper'] }

const cases: readonly Case[] = [
  { says: 'a card that is not in hand', ana: veteran, intends: plays('Ashwall Veteran'), refusal: unknown },
  { says: 'a card of the other hand', bo: { hand: ['Firebrand'] }, intends: plays('Firebrand'), refusal: unknown },
  { says: 'pitching a resource', ana: { hand: ['Dock Hands'] }, intends: pitches('Dock Hands'), refusal: unknown },
  {
    says: 'attacking with a resource',
    ana: { field: ['Dock Hands'] },
    intends: attacks('Dock Hands'),
    refusal: unknown,
  },
  { says: "attacking with the other's unit", bo: veteran, intends: attacks('Ashwall Veteran'), refusal: unknown },
  { says: 'an ability that is not there', ana: veteran, intends: uses('Ashwall Veteran'), refusal: unknown },
  {
    says: 'a trade for what is not in the row',
    ana: { hand: ['Firebrand'], field: ['Court Seal'] },
    intends: trades('Firebrand', 'Court Seal'),
    refusal: unknown,
  },
  {
    says: 'MANA, one too few',
    ana: { hand: ['Firebrand'], pool: firebrand - 1 },
    intends: plays('Firebrand'),
    refusal: mana(firebrand),
  },
  { says: 'MANA, exactly', ana: { hand: ['Firebrand'], pool: firebrand }, intends: plays('Firebrand'), refusal: null },
  {
    says: 'TAP',
    ana: { field: [{ card: 'Ashwall Veteran', tapped: true }] },
    intends: attacks('Ashwall Veteran'),
    refusal: cost('TAP'),
  },
  {
    says: 'SACRIFICE',
    ana: { field: ['The Pale Chancellor'] },
    intends: uses('The Pale Chancellor'),
    refusal: cost('SACRIFICE'),
  },
  {
    says: 'DISCARD',
    ana: { hand: ['Unmake the Name'], pool: 9 },
    intends: plays('Unmake the Name'),
    refusal: cost('DISCARD'),
  },
  { says: 'LIFE', ana: { field: ['Forge Novice'], life: 1 }, intends: uses('Forge Novice'), refusal: cost('LIFE') },
  { says: 'LIFE, one more', ana: { field: ['Forge Novice'], life: 2 }, intends: uses('Forge Novice'), refusal: null },
  {
    says: 'EXHAUST_RESOURCE',
    ana: { field: ['Ledger Bailiff', 'Court Seal'] },
    intends: uses('Ledger Bailiff'),
    refusal: cost('EXHAUST_RESOURCE'),
  },
  {
    says: 'the Ward of the only target, one too few',
    ana: { ...toAim, pool: verdict + 1 },
    bo: keeper,
    intends: plays('Final Verdict'),
    refusal: mana(verdict + 2),
  },
  {
    says: 'the Ward of the only target, exactly',
    ana: { ...toAim, pool: verdict + 2 },
    bo: keeper,
    intends: plays('Final Verdict'),
    refusal: null,
  },
  { says: 'no target', ana: toAim, intends: plays('Final Verdict'), refusal: { code: 'NO_LEGAL_TARGET' } },
  {
    says: 'a reaction to nothing',
    ana: { hand: ['Undertow'], pool: 9 },
    intends: plays('Undertow'),
    refusal: { code: 'NOT_CHAINABLE' },
  },
  {
    says: 'passing without a chain',
    intends: () => ({ type: 'PASS_PRIORITY', playerId: 0 }),
    refusal: { code: 'WRONG_PHASE' },
  },
  {
    says: 'a second attack',
    ana: veteran,
    table: { attacked: true },
    intends: attacks('Ashwall Veteran'),
    refusal: { code: 'ALREADY_USED' },
  },
  {
    says: 'a second trade',
    ana: { hand: ['Firebrand'] },
    table: { traded: true },
    intends: trades('Firebrand', 'Ferrymen'),
    refusal: { code: 'ALREADY_USED' },
  },
  {
    says: "acting in the other's turn",
    intends: () => ({ type: 'END_TURN', playerId: 1 }),
    refusal: { code: 'NOT_YOUR_PRIORITY' },
  },
]

test.each(cases)('E22: $says', ({ ana = {}, bo = {}, table = {}, intends, refusal }) => {
  const { ana: player, scene } = given(duel, { ana, bo }, table)
  expect(refused(scene.game as Duel, intends)).toEqual(refusal)
  player.isOn()
})

describe('with links on the chain', () => {
  test('E22, E26: only who holds priority acts, and only with what answers a link', () => {
    const { ana, bo, scene } = given(duel, {
      ana: { hand: ['Undertow', 'Firebrand', 'Ashwall Veteran', 'Still Water'], pool: 9, field: ['Barge Levy'] },
      bo: { hand: ['Unravel'], pool: 9 },
    })
    const game = scene.game as Duel
    ana.plays('Firebrand')
    bo.mayAnswer()
    expect(refused(game, plays('Still Water'))).toEqual({ code: 'NOT_YOUR_PRIORITY' })
    bo.plays('Unravel')
    ana.mayAnswer()
    expect(refused(game, plays('Still Water'))).toBeNull()
    expect(refused(game, pitches('Ashwall Veteran'))).toBeNull()
    expect(refused(game, plays('Undertow'))).toEqual({ code: 'NOT_CHAINABLE' })
    expect(refused(game, plays('Ashwall Veteran'))).toEqual({ code: 'NOT_CHAINABLE' })
    expect(refused(game, attacks('Barge Levy'))).toEqual({ code: 'NOT_CHAINABLE' })
    expect(refused(game, trades('Undertow', 'Ferrymen'))).toEqual({ code: 'NOT_CHAINABLE' })
    expect(refused(game, () => ({ type: 'END_TURN', playerId: 0 }))).toEqual({ code: 'NOT_CHAINABLE' })
    ana.passes()
    ana.isOn()
  })

  test('E22, E13: in the turn of the other nothing of normal speed is done, and nothing is pitched', () => {
    const { ana, bo, scene } = given(
      duel,
      { ana: { hand: ['Unravel', 'Ashwall Veteran'], pool: 9 }, bo: { hand: ['Firebrand'], pool: 9 } },
      { turn: 1 },
    )
    const game = scene.game as Duel
    bo.plays('Firebrand')
    ana.mayAnswer()
    expect(refused(game, plays('Unravel'))).toBeNull()
    expect(refused(game, plays('Ashwall Veteran'))).toEqual({ code: 'WRONG_PHASE' })
    expect(refused(game, pitches('Ashwall Veteran'))).toEqual({ code: 'WRONG_PHASE' })
    ana.passes()
    bo.isOn()
  })

  test('E22, E27: an ability marked once is used once a turn', () => {
    const { ana, scene } = given(duel, {
      ana: { field: ['Ledger Bailiff', 'Dock Hands', 'Ferrymen'] },
      bo: { field: ['Torch Runner', 'Barge Levy'] },
    })
    const game = scene.game as Duel
    expect(refused(game, uses('Ledger Bailiff'))).toBeNull()
    ana.chooses({ Use: ['Ledger Bailiff'] })
    ana.chooses('Torch Runner')
    ana.chooses('Dock Hands')
    expect(refused(game, uses('Ledger Bailiff'))).toEqual({ code: 'ALREADY_USED' })
    ana.isOn()
  })
})
