import { createGame, type Game, project, type Responder, samePlain } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { generatorV1 } from './generator/agents.ts'
import { EXCHANGES, POWERS, TRICKS } from './scenario/odd-decks.ts'
import { hearLine, trainerIsDone } from './scenario/hear-line.ts'
import { type PokemonFromLog, type TableFromLog, newTable } from './scenario/table-from-log.ts'
import { randomDeck } from './scenario/random-deck.ts'
import { pokemon } from './rules/pokemon.ts'
import type { DuelAbout } from './rules/state.ts'
import type { DuelView, PlayerView, PokemonView } from './rules/view.ts'

const DUELS = soakable(24, 5000)
/** Here Gust of Wind is played after a confused Pokémon failed to retreat. */
const GUST_AFTER_FAILED_RETREAT = 1810

/** What lies open on the table, as a spectator sees it. */
function seen({ turnNumber, retreatFailed, players }: DuelView) {
  return { turn: turnNumber, retreatFailed, sides: players.map(seenSide) }
}

function seenSide({ deck, hand, prizes, discard, active, bench, noTrainers }: PlayerView) {
  return {
    deck: deck.size,
    hand: hand.length,
    prizes: prizes.length,
    noTrainers,
    discard: discard.map(({ card }) => card).toSorted((a, b) => a - b),
    pokemon: [active, ...bench].map((each) => (each === null ? null : seenPokemon(each))),
  }
}

function seenPokemon({ cards, energy, tools, damage, statusEffects, poison, effects }: PokemonView) {
  const ids = (zone: readonly { readonly card: number }[]) => zone.map(({ card }) => card)
  return { cards: ids(cards), energy: ids(energy), tools: ids(tools), damage, statusEffects, poison, effects }
}

/** The same as somebody has it who has only followed the log. */
function heard({ turn, retreatFailed, sides }: TableFromLog) {
  return {
    turn,
    retreatFailed,
    sides: sides.map(({ deck, hand, prizes, noTrainersIn, discard, active, bench }) => ({
      deck,
      hand,
      prizes,
      noTrainers: turn > 0 && noTrainersIn === turn,
      discard: discard.toSorted((a, b) => a - b),
      pokemon: [active, ...bench].map((each) => (each === null ? null : heardPokemon(each))),
    })),
  }
}

function heardPokemon({ cards, energy, tools, damage, condition, poison, effects }: PokemonFromLog) {
  const statusEffects = [...(condition === null ? [] : [condition]), ...(poison > 0 ? ['poisoned'] : [])]
  const felt = effects.map(({ kind, turn, n, attack }) => ({ kind, turn, n, attack }))
  return { cards, energy, tools, damage, statusEffects, poison, effects: felt }
}

/** Weaknesses and Resistances that attacks have changed, by what was told and by what is seen. */
function changedTypes(table: TableFromLog, { players }: DuelView): readonly (readonly [unknown, unknown])[] {
  return table.sides.flatMap(({ active }, seat) => {
    const shown = players[seat]?.active
    if (active === null || shown === undefined || shown === null) return []
    return [
      [active.weakness ?? shown.weakness, shown.weakness] as const,
      [active.resistance ?? shown.resistance, shown.resistance] as const,
    ]
  })
}

/** Follows a duel of players who think now and then, and looks up whenever somebody is asked what to do in a turn, and at the end. */
function listen(seed: string, deck1: string, deck2: string, chance: Random): number {
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed, options: { deck1, deck2 } })
  const table = newTable()
  let read = 0
  const compare = () => {
    const { view, log } = project(game as unknown as Game, null, { logFrom: read })
    for (const line of log.lines) hearLine(table, line)
    read = log.total
    trainerIsDone(table)
    const [told, shown] = [heard(table), seen(view as DuelView)]
    expect(samePlain(told, shown) ? shown : told, `${seed}, line ${read}`).toEqual(shown)
    for (const [type, now] of changedTypes(table, view as DuelView)) expect(type).toEqual(now)
  }
  const think = generatorV1.create(chance)
  const responder: Responder<DuelView, DuelAbout> = (question) => {
    const { selector, about } = question
    if (about?.kind === 'main') compare()
    if (chance.int(3) === 0) return think(question)
    if (selector.type === 'action' || selector.choices.length < 3) return randomSelection(selector, chance)
    const busy = selector.choices.filter((choice) => typeof choice !== 'object' || choice.id !== 'end')
    return randomSelection({ ...selector, choices: busy }, chance)
  }
  for (const { seat } of game.players) game.seatResponder(seat, responder)
  game.run()
  if (game.fault !== null) throw new Error(`${seed}: ${game.fault.stack}`)
  compare()
  return read
}

test('P59: whoever only follows the log knows at any time what lies open on the table', { timeout: 600_000 }, () => {
  const odd = [TRICKS, POWERS, EXCHANGES]
  let lines = 0
  for (const n of [...Array(DUELS).keys(), GUST_AFTER_FAILED_RETREAT]) {
    const chance = Random.fromSeed(`followed ${n}`)
    const deck1 = n % 4 === 0 ? (odd[(n / 4) % odd.length] as string) : randomDeck(chance)
    lines += listen(`followed ${n}`, deck1, randomDeck(chance), chance)
  }
  expect(lines).toBeGreaterThan(DUELS * 50)
})
