import { createGame, type Game, type GameRecord, type LogEntry, recordOf } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { sealedAuction } from '@turnwright/sealed-auction'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { runCommandLine } from '../command-line.ts'
import { PaperTerminal } from '../testing/paper-terminal.ts'
import { Scratch } from '../testing/turnwright-process.ts'

function answer(game: Game, chance: Random, times: number): void {
  for (let given = 0; given < times && game.waiting !== null; given++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) return
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
}

/** Three bidders; some answers taken back by consent, then one of them leaves, then the others play to the end. */
function auctionRecord(): GameRecord {
  const game = createGame(sealedAuction, { players: ['Ana', 'Bo', 'Cy'], seed: 'hammer' }) as unknown as Game
  const chance = Random.fromSeed('bids')
  game.run()
  answer(game, chance, 8)
  game.undoWithConsent(1, 5, [0, 2])
  answer(game, chance, 12)
  game.changeSeat(0, 'Dee')
  game.leave(2)
  answer(game, chance, 1000)
  return recordOf(game)
}

async function replayed(content: unknown, ...flags: readonly string[]) {
  using scratch = new Scratch()
  const terminal = new PaperTerminal()
  const code = await runCommandLine(['replay', scratch.write('game.json', content), ...flags], terminal)
  return { code, lines: terminal.lines, remarks: terminal.remarks }
}

test('cards are named, and departures, changes of seat and answers taken back are told', async () => {
  const record = auctionRecord()
  const { code, lines } = await replayed(record)
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('EXACT')
  expect(lines).toContain('   9  Bo takes back to answer 5, Ana and Cy agreeing: a second look')
  expect(lines.some((line) => /^\w+ (wins|share the win), with second looks: /.test(line))).toBe(true)
  expect(lines.some((line) => line.endsWith('Dee plays for Ana from here on'))).toBe(true)
  expect(lines.some((line) => line.endsWith('Cy leaves'))).toBe(true)
  expect(lines.some((line) => /^ +\d+ {2}\w+: Seal your bid for the [\w ]+: \d+ coins/.test(line))).toBe(true)
  expect(lines.filter((line) => /^ *\d+ {2}/.test(line))).toHaveLength(record.entries)
  expect(lines.join('\n')).not.toContain('undefined')
})

test('what was done before answering is told in words', async () => {
  const game = createGame(sealedAuction, { players: ['Ana', 'Bo'], seed: 'pawn' }) as unknown as Game
  const chance = Random.fromSeed('pawn')
  game.run()
  while (game.waiting?.selectors.every(({ anytime = [] }) => anytime.length === 0)) answer(game, chance, 1)
  const selector = game.waiting?.selectors.find(({ anytime = [] }) => anytime.length > 0)
  const [anytimeAction] = selector?.anytime ?? []
  if (selector === undefined || anytimeAction === undefined) throw new Error('nobody can pawn anything')
  const selection = { action: 'anytime-action', anytimeAction } as const
  game.respondToInputRequest({ actor: selector.actor, title: selector.title, selection })
  const { lines } = await replayed(recordOf(game))
  expect(lines.some((line) => /: first: Pawn [\w ]+ for 2 money cards$/.test(line))).toBe(true)
})

test('with keys an answer that was given after a hint is told as such, to those who may know', async () => {
  const game = createGame(sealedAuction, { players: ['Ana', 'Bo'], seed: 'hint' }) as unknown as Game
  game.run()
  const [selector] = game.waiting?.selectors ?? []
  if (selector === undefined) throw new Error('nobody is asked')
  const { actor, title } = selector
  const selection = randomSelection(selector, Random.fromSeed('hint'))
  game.respondToInputRequest({ actor, title, selection, hinted: true })
  using scratch = new Scratch()
  const file = scratch.write('game.json', recordOf(game))
  const stepped = async (...keys: readonly string[]) => {
    const terminal = new PaperTerminal([...keys, 'q'])
    await runCommandLine(['replay', file], terminal)
    return terminal.lines.filter((line) => line.startsWith(`  ${actor}: `))
  }
  expect(await stepped('v')).toEqual([expect.stringMatching(/ \(after a hint\): /)])
  expect((await stepped('e', 'e')).at(-1)).toMatch(/: not for these eyes$/)
  expect((await stepped('e', 'e')).at(-1)).not.toContain('hint')
})

test('a record that was played offline says so, and what that means', async () => {
  const offline = { ...auctionRecord(), playedOffline: true }
  const told = await replayed(offline)
  expect(told.lines.slice(-2)).toEqual(['Played offline: it counts for no rating and no deal.', 'EXACT'])
  expect((await replayed(auctionRecord())).lines.join('\n')).not.toContain('offline')
  expect(JSON.parse((await replayed(offline, '--json')).lines.join('\n'))).toMatchObject({ playedOffline: true })
})

test('what is far too large is not read, and a log longer than any game is not played', async () => {
  const large = await replayed(' '.repeat(8_000_001))
  expect(large).toMatchObject({ code: 2, lines: [] })
  expect(large.remarks.join()).toContain('This is 9 MB, and no record has more than 8 MB.')
  const seat = { kind: 'seat', seat: 0, player: 'x' }
  const long = await replayed({ ...auctionRecord(), log: Array.from({ length: 60_000 }, () => seat) })
  expect(long).toMatchObject({ code: 2, lines: [] })
  expect(long.remarks.join()).toContain('This record has 60000 entries, and no game has more than 50000.')
})

test('a record that takes too long to play is ended with a sentence, however it is told', async () => {
  using scratch = new Scratch()
  const file = scratch.write('game.json', auctionRecord())
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000))
  for (const [flags, keys] of [
    [['--quiet'], []],
    [['--all'], []],
    [[], ['end', 'q']],
  ] as const) {
    const terminal = new PaperTerminal(keys)
    expect(await runCommandLine(['replay', file, ...flags], terminal)).toBe(2)
    expect(terminal.remarks.join()).toContain('takes too long to play: it may have been changed to go in circles.')
  }
  clock.mockRestore()
})

test('a record from before chance had a key is unverified, and says why', async () => {
  // JSON leaves out what is undefined, as those records did.
  const old = { ...auctionRecord(), format: 1, generator: undefined, secondLooks: undefined }
  const { code, lines } = await replayed(old)
  expect(code).toBe(0)
  expect(lines).toEqual(['UNVERIFIED: the record is of format 1, whose chance is no longer drawn'])
})

test('with keys one goes forward and back, by answer, turn and round, through other eyes, and gets the verdict at last', async () => {
  using scratch = new Scratch()
  const stepped = async (...keys: readonly string[]) => {
    const terminal = new PaperTerminal([...keys, 'q'])
    const code = await runCommandLine(['replay', scratch.write('game.json', auctionRecord())], terminal)
    expect(code).toBe(0)
    return terminal.lines
  }
  const where = (lines: readonly string[]) => lines.flatMap((line) => /\((answer \d+|after \d+)/.exec(line)?.[1] ?? [])
  expect(where(await stepped('right', 'right', 'left'))).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 2'])
  const ends = await stepped('end', 'right', 'home', 'left')
  expect(where(ends).map((place) => place.split(' ')[0])).toEqual(['answer', 'after', 'answer'])
  expect(ends).toContain('This is the end.')
  expect(ends).toContain('This is the beginning.')
  expect(ends.at(-1)).toBe('EXACT')
  const [, turn = '', round = '', back = ''] = where(await stepped('down', 'pagedown', 'pageup'))
  const numbers = [turn, round, back].map((place) => Number(place.split(' ')[1]))
  expect(numbers[0]).toBeLessThan(numbers[1] ?? 0)
  expect(numbers[2]).toBeLessThan(numbers[1] ?? 0)
  const eyes = await stepped('e', 'e', 'v')
  expect(eyes).toContain('Through the eyes of Bo')
  expect(eyes.some((line) => line.endsWith('not for these eyes'))).toBe(true)
  expect((await stepped(...Array.from({ length: 8 }, () => 'right'))).join('\n')).toContain('(taken back later)')
})

test('the JSON of a replay tells its turns, and what was taken back', async () => {
  const { lines } = await replayed(auctionRecord(), '--json')
  const told = JSON.parse(lines.join('\n')) as {
    readonly turns: readonly object[]
    readonly takenBack: readonly number[]
  }
  expect(told.turns[0]).toMatchObject({ from: 0 })
  // The last of them because somebody left in the middle of a step.
  expect(told.takenBack).toEqual([5, 6, 7, 20])
})

test('the verdict as JSON carries second looks with the result', async () => {
  const { lines } = await replayed(auctionRecord(), '--json')
  expect(JSON.parse(lines.join('\n'))).toMatchObject({ verdict: 'EXACT', result: { secondLooks: true } })
})

test('quiet says the verdict alone', async () => {
  expect((await replayed(auctionRecord(), '--quiet')).lines).toEqual(['EXACT'])
})

test('a record of earlier rules that comes out differently is told why that can be', async () => {
  const old = { ...auctionRecord(), rules: 0 }
  expect((await replayed(old, '--quiet')).lines).toEqual(['EXACT'])
  const { code, lines } = await replayed({ ...old, result: null }, '--quiet')
  expect(code).toBe(1)
  expect(lines.at(-1)).toContain('It was played by rules 0, and Sealed Auction has rules 1 now; the changelog says')
  expect((await replayed({ ...auctionRecord(), result: null }, '--quiet')).lines.join()).not.toContain(
    'played by rules',
  )
})

test('a table that cannot be opened is named with what is wrong', async () => {
  const alone = await replayed({ ...auctionRecord(), players: ['A'] })
  expect(alone).toMatchObject({ code: 2, lines: [] })
  expect(alone.remarks.join()).toContain('Sealed Auction is for 2 to 5 players, not 1. Export the record again.')
  const halved = await replayed({ ...auctionRecord(), options: { rounds: 4.5 } })
  expect(halved).toMatchObject({ code: 2, lines: [] })
  expect(halved.remarks.join()).toContain('rounds: must be one of ')
})

test('a seat that nobody has gets one number at most', async () => {
  const { log, ...rest } = auctionRecord()
  const { code, lines } = await replayed({
    ...rest,
    log: log.with(0, { ...(log[0] as LogEntry), seat: 77 } as LogEntry),
  })
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('   1  somebody who has no seat here: ')
  expect(new Set(lines.join('\n').match(/seat \d+/g)).size).toBeLessThanOrEqual(1)
})

const record = JSON.parse(JSON.stringify(auctionRecord())) as Record<string, unknown>

/** The record with one value, anywhere inside, replaced. */
function tampered(turns: readonly number[], value: unknown): unknown {
  const copy = structuredClone(record)
  let at: Record<string, unknown> = copy
  for (const turn of turns) {
    const keys = Object.keys(at)
    const key = keys[turn % keys.length]
    if (key === undefined) break
    const inner = at[key]
    if (typeof inner !== 'object' || inner === null || turn === turns.at(-1)) {
      at[key] = value
      break
    }
    at = inner as Record<string, unknown>
  }
  return copy
}

/** How the command may end, and with which exit code. */
const ENDINGS = new Map([
  ['EXACT', 0],
  ['UNVERIFIED', 0],
  ['DIVERGED', 1],
  ['remedy', 2],
])

test('whatever stands in the file, replay ends with a verdict or with the remedy', async () => {
  const path = fc.array(fc.nat(500), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(path, fc.jsonValue({ maxDepth: 2 }), async (turns, value) => {
      const { code, lines, remarks } = await replayed(tampered(turns, value))
      const remedy = lines.length === 0 && remarks.length === 1 ? 'remedy' : 'neither'
      const ending = /^(EXACT|UNVERIFIED|DIVERGED)/.exec(lines.at(-1) ?? '')?.[0] ?? remedy
      expect(ENDINGS.get(ending)).toBe(code)
    }),
    { numRuns: process.env['SOAK'] === '1' ? 10_000 : 150 },
  )
})
