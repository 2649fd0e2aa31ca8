import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Contestant, contestantKind, type Tournament } from '@turnwright/arena'
import { games } from '@turnwright/games'
import type { AgentKind, GameModule } from '@turnwright/kernel'
import { planOf, searchAgent } from '@turnwright/search'
import { explore, gameUnderTest, keepsSecrets, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { findGame } from '../game-choice.ts'
import { readTournamentFile } from './tournament-file.ts'
import { thinkers } from './ways-of-thinking.ts'

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url))
const { tournaments } = readTournamentFile(`${docs}strength.json`)
const page = readFileSync(`${docs}strength.md`, 'utf8')
const TIMEOUT = 5 * 60_000
const PLAYOUTS = 4

/** The same agent with a small budget: it does what it would do, quickly. */
function quick(module: GameModule, { name, player }: Contestant): AgentKind {
  if (player.kind !== 'agent') throw new Error(`${name} comes from outside: nobody can say what it knows`)
  const kind = contestantKind(module, player)
  const plan = planOf(kind)
  if (plan === null) return kind
  const settings = { ...plan.settings, budget: { playouts: PLAYOUTS }, deals: 2 }
  // Without `slow`: the check asks those alone who answer at once.
  return { about: kind.about, imagines: true, create: (chance) => searchAgent({ ...plan, settings }).create(chance) }
}

describe.each(tournaments.map((each, at) => [`${each.game} for ${each.seats} (${at + 1})`, each] as const))(
  'on the ladder of %s',
  (_name, { game, seats, options, contestants }: Tournament) => {
    test('nobody knows anything that its seat does not: deals that look alike to it get the same answers', {
      timeout: TIMEOUT,
    }, () => {
      const module = findGame(game, 'tournament')
      const agents = Object.fromEntries(contestants.map((each) => [each.name, quick(module, each)]))
      const subject = gameUnderTest({ ...module, agents } as GameModule, { games: soakable(1, 4) })
      expect(explore(subject, keepsSecrets, { players: seats, options })).toBeGreaterThan(0)
    })
  },
)

test.each(games.map(({ definition }) => [definition.id] as const))(
  'the ladder has random, the game’s own player, every level and every way to think of %s',
  (id) => {
    const module = findGame(id, 'tournament')
    const entered = new Set(
      tournaments
        .filter(({ game }) => game === id)
        .flatMap(({ contestants }) => contestants.map(({ name }) => name.split(':')[0])),
    )
    // `fair` is the game's own player under another name, `search` is `strong`; where games are played out anyway `whole` is too.
    const own = Object.keys(module.agents).filter((name) => !['fair', 'generator-v2'].includes(name))
    const isWhole = planOf(module.agents['strong'])?.settings.turns === null
    const ways = thinkers(module, 2).filter((way) => way !== 'search' && !(way === 'whole' && isWhole))
    for (const name of new Set([...own, ...ways])) expect(entered).toContain(name)
    expect(entered.has('fair') || entered.has('greedy')).toBe(true)
  },
)

test('the page of the ladder shows everybody who is entered in the file, with an interval, a cost and the date', () => {
  expect(page).toMatch(/^Played on \d{4}-\d{2}-\d{2}, .*Made by `npx turnwright tournament docs\/strength\.json/m)
  const sections = page.split(/^## /m).slice(1)
  expect(sections).toHaveLength(tournaments.length)
  for (const [at, { contestants }] of tournaments.entries()) {
    const rows = sections[at]?.matchAll(
      /^\| \d+ \| `([^`]+)` \| [−\d,]+ \| (.+? to .+?|by definition) \| \d+ % \| [-\d.]+ \| (.+?) \|$/gm,
    )
    const shown = [...(rows ?? [])].map(([, name]) => name)
    expect(shown).toHaveLength(contestants.length)
    expect(new Set(shown)).toEqual(new Set(contestants.map(({ name }) => name)))
  }
})
