import type { CardId } from '@turnwright/kernel'
import type { SelectionItem } from '@turnwright/kernel/host'
import { COLORS } from '../../../cards/energy-type.ts'
import type { Power } from '../../../cards/power.ts'
import type { DuelQuestion } from '../../../rules/questions.ts'
import { cardCalled } from '../../../rules/faces.ts'
import type { PokemonView } from '../../../rules/view.ts'
import { strikeOf } from '../../attacks/attack-entry.ts'
import { type Asked, cardsAmong, type Chosen, pokemonAmong } from '../../choices/asked.ts'
import { powerOf } from '../../services/arriving-damage.ts'
import { inPlay, nameOf, pokemonCardOf, type Table } from '../../table.ts'
import { benchKnockedOut, winningAttack } from './ending.ts'
import { broughtUp, changedOurs, draggedUp, evolvedInto, withEnergy, withoutCard } from './in-thought.ts'
import { buzzed, cursed, movable, moved } from './loading.ts'
import { type Node, PHASES } from './node.ts'
import { callingBack, isBredFrom, pricePerFind, spareCards, worthFetching } from './preparing.ts'
import { winningSteps } from './search.ts'

/** An answer, and a table after it. */
interface Answer {
  readonly selection: readonly SelectionItem[]
  readonly table: Table | null
}

const WHY = 'With this the match is surely won in this turn.'

/** The answer after which the match is still surely won in this turn; null where there is none. */
export function chooseToWin(asked: Asked): Chosen | null {
  const { table } = asked.situation
  if (table.view.currentPlayer !== table.me.identifier) return null
  const inAttack = chosenInAttack(asked)
  if (inAttack !== null) return { selection: inAttack, why: WHY }
  const answers = answersTo(asked)
  // A power that comes once may have been used already: what needs none comes first.
  for (const ready of [NO_POWERS, null])
    for (const { selection, table: after } of answers)
      if (after !== null && winningSteps(nodeAfter(after, asked, ready)) !== null) return { selection, why: WHY }
  return null
}

const NO_POWERS: ReadonlySet<CardId> = new Set()

function nodeAfter(table: Table, { about, by }: Asked, ready: Node['ready']): Node {
  const using = inPlay(table.me).filter((each) => by !== null && each.as === by.id && comesOnce(powerOf(each)))
  return { table, phase: PHASE_AFTER[about.kind] ?? 0, ready, used: new Set(using.map(({ card }) => card)) }
}

function comesOnce(power: Power | null): boolean {
  return power !== null && 'limit' in power && power.limit === 'oncePerTurn'
}

const PHASE_AFTER: Readonly<Record<string, number>> = { 'drag-up': PHASES.bringUp, 'switch-in': PHASES.bringBack }

/** Choices of an attack that wins: it has begun, so that only this very attack is looked at. */
function chosenInAttack({ about, choices, situation }: Asked): readonly SelectionItem[] | null {
  const { table } = situation
  const { active } = table.me
  const { kind } = about
  if (kind !== 'copy-attack' && kind !== 'bench-target' && kind !== 'how-many-energy' && kind !== 'own-energy')
    return null
  const winning = winningAttack(table)
  if (winning === null || active === null || table.foe.active === null) return null
  if (kind === 'copy-attack') return [winning.done.name]
  if (kind === 'bench-target') {
    const out = benchKnockedOut(table, strikeOf(table, active, winning.done, table.foe.active)).map(({ card }) => card)
    const rest = choices.map(({ id }) => id).filter((id) => !out.some((card) => card === id))
    return [...out, ...rest].slice(0, Math.min(about.n, choices.length))
  }
  if (!winning.done.effects.some(({ op }) => op === 'discardOwnEnergyToMill')) return null
  const ids = choices.map(({ id }) => id)
  return kind === 'own-energy' ? ids : ids.slice(-1)
}

type Answers = (asked: Asked, table: Table, active: PokemonView | null) => readonly Answer[]

/** For each question all that could be answered, and what becomes of the table; others are about our Active or nothing. */
const ANSWERS: Readonly<Partial<Record<DuelQuestion['kind'], Answers>>> = {
  'drag-up': ({ by }, table) =>
    by?.supertype === 'Trainer' ? table.foe.bench.map((each) => answer(each, draggedUp(table, each))) : [],
  'switch-in': ({ by }, table, active) =>
    by?.supertype === 'Trainer' ? table.me.bench.map((each) => answer(each, broughtUp(table, each, active))) : [],
  promote: (asked, table) => pokemonAmong(asked).map((each) => answer(each, broughtUp(table, each, null))),
  scoop: (_, table, active) =>
    active === null ? [] : table.me.bench.map((each) => answer(active, broughtUp(table, each, null))),
  breed: breedings,
  'breed-onto': breedings,
  flute: (_, table) =>
    callingBack(table).flatMap((after) => after.foe.bench.slice(-1).map((each) => answer(each, after))),
  'discard-from-hand': fetched,
  'take-from-discard': fetched,
}

function answersTo(asked: Asked): readonly Answer[] {
  const { table } = asked.situation
  const { active } = table.me
  const answers = ANSWERS[asked.about.kind]
  if (answers !== undefined) return answers(asked, table, active)
  return active === null ? [] : answersForActive(asked, active)
}

function answer({ card }: { readonly card: CardId }, table: Table | null): Answer {
  return { selection: [card], table }
}

function breedings({ situation, about, choices }: Asked): readonly Answer[] {
  const { table } = situation
  const { hand } = table.me
  const asked = new Set(choices.map(({ id }) => id))
  return hand.flatMap(({ card, id }) => {
    const into = pokemonCardOf({ id })
    const stage1 = into?.stage === 'Stage2' ? into.evolvesFrom : null
    if (into === null || stage1 === null) return []
    return inPlay(table.me)
      .filter((each) => each.canEvolve && isBredFrom(stage1, nameOf(each)))
      .filter((each) => asked.has(about.kind === 'breed' ? card : each.card))
      .map((each) => answer(about.kind === 'breed' ? { card } : each, evolvedInto(table, each, card, into)))
  })
}

/** Item Finder: what is given for it, and what is taken. */
function fetched(asked: Asked): readonly Answer[] {
  const { table } = asked.situation
  const { me } = table
  if (asked.by?.supertype !== 'Trainer' || pricePerFind(asked.by) === 0) return []
  if (asked.about.kind === 'take-from-discard')
    return cardsAmong(asked).map((found) => answer(found, { ...table, me: { ...me, hand: [...me.hand, found] } }))
  const given = spareCards(table).slice(0, asked.min)
  const kept = me.hand.filter(({ card }) => !given.includes(card))
  return worthFetching(table).map((found) => ({
    selection: given,
    table: { ...table, me: { ...me, hand: [...kept, found] } },
  }))
}

const COUNTER = 10

/** Choices for a card or a power that serves our Active, and for Curse. */
function answersForActive(asked: Asked, active: PokemonView): readonly Answer[] {
  const { table } = asked.situation
  const { about, by } = asked
  const user = inPlay(table.me).find((each) => by !== null && each.as === by.id)
  const power = user === undefined ? null : powerOf(user)
  if (about.kind === 'heal')
    return by?.supertype === 'Trainer'
      ? [answer(active, changedOurs(table, active, { ...active, damage: Math.max(0, active.damage - 2 * COUNTER) }))]
      : []
  if (user === undefined || power === null) return []
  if (power.kind === 'extraEnergyAttach') {
    const held = table.me.hand.find(({ id }) => isEnergy(id, power.energy))
    if (held === undefined) return []
    return [answer(active, withEnergy(withoutCard(table, held.card), active, held.card, [power.energy]))]
  }
  if (power.kind === 'moveEnergy')
    return movable(table.me, power.energy).map((each) =>
      answer(about.kind === 'energy-to-move' ? each : active, moved(table, active, each)),
    )
  if (power.kind === 'selfKnockOutBecomeEnergy')
    return COLORS.map((type) => ({
      selection: [about.kind === 'choose-type' ? type : active.card],
      table: user === active ? null : buzzed(table, active, user, type),
    }))
  if (power.kind === 'moveDamageCounters' && power.from === 'opponentAny')
    return curses(table, about.kind === 'damage-from')
  return []
}

function isEnergy(id: string | null, type: string): boolean {
  const card = cardCalled(id)
  return card?.supertype === 'Energy' && card.basic && card.provides.some((each) => each === type)
}

/** Who loses a counter, or who gets it: there, those first that win from wherever it comes. */
function curses(table: Table, isSource: boolean): readonly Answer[] {
  const all = inPlay(table.foe)
  return all.flatMap((to) =>
    all
      .filter((from) => from !== to && from.damage > 0)
      .map((from) => answer(isSource ? from : to, cursed(table, from, to))),
  )
}
