import { type Game, project, type ProjectedLine } from '@turnwright/kernel/host'
import { playOut, soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { DECK_PAIRS } from './cards/deck-pairs.ts'
import { estravenModule } from './index.ts'
import { TableFromLog } from './scenario/table-from-log.ts'
import { lines } from './words/lines.ts'
import type { EstravenAbout } from './rules/about.ts'
import type { EstravenState, Permanent, PlayerState } from './rules/state.ts'

/** Told as the reason of a result, or when somebody leaves. */
const AT_THE_END = ['concedes', 'both-fall', 'no-life', 'no-cards', 'conceded']

const GAMES = soakable(160, 2_000)

function linesOf(game: unknown): readonly ProjectedLine<EstravenAbout>[] {
  return project(game as Game, null, { logFrom: 0 }).log.lines as readonly ProjectedLine<EstravenAbout>[]
}

function publicPart({ life, pool, library, hand, battlefield, pitched, graveyard, exile }: PlayerState) {
  const standing = battlefield.map(({ used: _, ...rest }: Permanent) => rest)
  return { life, pool, library: library.length, hand: hand.length, battlefield: standing, pitched, graveyard, exile }
}

function onChain({ chain }: EstravenState) {
  return chain.links.flatMap(({ sort, card }) => (['spell', 'reaction', 'unit'].includes(sort) ? [card] : []))
}

function played(deal: number) {
  const pair = (at: number) => DECK_PAIRS[at % DECK_PAIRS.length]
  const options = {
    firstDecks: pair(deal),
    secondDecks: pair(7 * deal + 3),
    mulligan: deal % 2 === 0,
    house: deal % 4 === 1,
  }
  const agents = deal % 3 === 0 ? ['greedy', 'greedy'] : ['random', 'random']
  return playOut(estravenModule, agents, { seed: `told ${deal}`, options })
}

test('whoever reads the log alone knows at the end of a game everything that lies open', () => {
  const told = new Set<string | undefined>()
  for (let deal = 0; deal < GAMES; deal++) {
    const game = played(deal)
    const { state } = game
    const retold = new TableFromLog(game.players.length, game.options.house)
    for (const line of linesOf(game)) {
      retold.hear(line)
      told.add(line.about?.kind)
    }
    expect(retold.players, `deal ${deal}`).toEqual(state.players.map(publicPart))
    expect(retold.market).toEqual(state.market.row)
    expect(retold.chain).toEqual(onChain(state))
    expect(retold.round).toBe(state.round)
  }
  expect(Object.keys(lines).filter((kind) => !told.has(kind))).toEqual(AT_THE_END)
})
