import { createGame, type Game, lineText, project } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { BASE_BIRDS, BIRD_PACKS } from './cards/catalogue.ts'
import { FACES, type Face, FOODS } from './cards/food.ts'
import { birdCalled, bonusCalled, kindCalled } from './rules/identities.ts'
import type { WingspanOptions } from './rules/options.ts'
import { bonusScore } from './rules/scoring.ts'
import type { WingspanView } from './rules/view.ts'
import { wingspan } from './rules/wingspan.ts'
import { TableFromLog } from './scenario/table-from-log.ts'

const GAMES = soakable(30, 3_000)
const NAMES = ['ana', 'bo', 'cy', 'dee', 'eli']

interface Told {
  readonly view: WingspanView
  readonly rebuilt: TableFromLog
  readonly scores: readonly number[]
  readonly log: readonly string[]
}

/** A random game as a spectator sees its end, and as they would rebuild it. `leaves` is the answer after which one leaves. */
function watched(players: number, seed: string, options: Partial<WingspanOptions>, leaves: number | null): Told {
  const game: Game = createGame(wingspan, { players: NAMES.slice(0, players), seed, options }) as never
  const chance = Random.fromSeed(seed)
  const leaver = chance.int(players)
  for (const { seat } of game.players)
    game.seatResponder(seat, ({ selector }) =>
      leaves !== null && game.log.length === leaves ? undefined : randomSelection(selector, chance),
    )
  game.run()
  if (game.waiting !== null) game.leave(leaver)
  expect(game.result).not.toBeNull()
  const { view, log, result } = project(game, null, { logFrom: 0 })
  return {
    view: view as WingspanView,
    rebuilt: new TableFromLog(players, log.lines),
    scores: result?.scores ?? [],
    log: log.lines.map(lineText),
  }
}

/** What everybody sees in the end, as it is shown. */
function shownBy({ view, scores }: Told) {
  const scored = view.goals.filter(({ isScored }) => isScored)
  return {
    tray: view.tray.map(({ bird }) => bird),
    drafting: view.drafting.map(({ bird }) => bird),
    discard: view.discard,
    decks: [view.deck, view.bonusDeck],
    dice: view.feeder.dice,
    round: [view.round, view.first],
    goals: view.goals.map(({ goal }) => goal),
    players: view.players.map(({ seat, food, handSize, bonusCount, bonus, rows }) => ({
      food: FOODS.map((each) => food[each]),
      hand: handSize,
      bonusCount,
      rows: rows.map((row) => row.birds.map(({ bird, eggs, cached, tucked }) => ({ bird, eggs, cached, tucked }))),
      goals: scored.map(({ standings }) => standings[seat]),
      points: bonus.length === 0 ? null : scores[seat],
    })),
    automa: view.automa && {
      birds: view.automa.birds.map(({ bird }) => bird),
      hidden: view.automa.hidden,
      eggs: view.automa.eggs,
      cubes: view.automa.cubes,
      goals: scored.map(({ standings }) => standings[1]),
    },
  }
}

/** The same out of the log. */
function toldBy({ rebuilt, view }: Told, birds: number): ReturnType<typeof shownBy> {
  const { tray, drafting, discard, bonusDeck, feeder, round, first, goals, players, automa } = rebuilt
  return {
    tray,
    drafting,
    discard: { count: discard.length, top: discard.at(-1) ?? null },
    decks: [rebuilt.deckOf(birds), bonusDeck],
    dice: FACES.flatMap((face, at) => new Array<Face>(feeder[at] ?? 0).fill(face)),
    round: [round, first],
    goals: [...goals],
    players: players.map((player) => {
      const { bonus, ...shown } = player
      return { ...shown, points: bonus.length === 0 ? null : pointsOf(player) }
    }),
    automa: view.automa && automa,
  }
}

/** W54, out of what the log told. */
function pointsOf({ rows, hand, bonus, goals }: TableFromLog['players'][number]): number {
  const birds = rows.flat()
  const onMat = birds.reduce(
    (sum, { bird, eggs, cached, tucked }) => sum + (birdCalled(bird)?.points ?? 0) + eggs + cached + tucked,
    0,
  )
  const mat = {
    hand: new Array(hand).fill(0),
    rows: rows.map((row) =>
      row.map((bird) => ({
        ...bird,
        kind: kindCalled(bird.bird),
        tucked: new Array(bird.tucked).fill(0),
      })),
    ),
  }
  const fromBonus = bonus.reduce((sum, id) => {
    const card = bonusCalled(id)
    return sum + (card === null ? 0 : bonusScore(card, mat))
  }, 0)
  return onMat + fromBonus + goals.reduce((sum, { points }) => sum + points, 0)
}

function birdsAt(options: Partial<WingspanOptions>): number {
  const packs = BIRD_PACKS.filter(({ addedBy }) => addedBy === null || options[addedBy] === true)
  return packs.reduce((sum, { cards }) => sum + cards.length, 0)
}

test.each([
  [1, {}],
  [1, { automubonSociety: true, automa: 'eagle-eyed-eagle' }],
  [2, {}],
  [3, { goalBoard: 'blue' }],
  [4, { swiftStart: true }],
  [5, {}],
] as const)('whoever reads nothing but the log knows how a table of %i ends, %j', (players, options) => {
  const birds = birdsAt(options)
  for (let n = 0; n < GAMES; n++) {
    const told = watched(players, `told ${players} ${n}`, options, null)
    expect(toldBy(told, birds)).toEqual(shownBy(told))
  }
})

test('the Automa is read about too: what it turns up, what its goal counts, and one egg is no eggs', () => {
  for (let n = 0; n < GAMES; n++) {
    const { log } = watched(1, `solo ${n}`, {}, null)
    expect(log.filter((line) => /^The Automa has -?\d+ and gets \d+$/.test(line))).toHaveLength(4)
    expect(log.filter((line) => /^Automa card .+ is turned up/.test(line))).toHaveLength(26)
    expect(log.filter((line) => /\b1 (eggs|cards|birds|points)\b/.test(line))).toEqual([])
  }
})

test.each([2, 3, 5])('and how a table of %i stands after somebody left', (players) => {
  for (let n = 0; n < GAMES; n++) {
    const told = watched(players, `left ${players} ${n}`, {}, 5 + 7 * n)
    expect(toldBy(told, BASE_BIRDS.length)).toEqual(shownBy(told))
  }
})
