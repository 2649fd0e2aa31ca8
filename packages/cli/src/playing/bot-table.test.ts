import type { GameModule } from '@turnwright/kernel'
import { recordOf, replay } from '@turnwright/kernel/host'
import { sealedAuctionModule } from '@turnwright/sealed-auction'
import { ticTacToeModule } from '@turnwright/tic-tac-toe'
import { expect, test } from 'vitest'
import { Mistake } from '../mistake.ts'
import { type Move, ScriptedPrompter } from '../testing/scripted-prompter.ts'
import { adviserOf } from './adviser.ts'
import type { Offer } from './prompter.ts'
import { botTable, openBotTable, type TableWish } from './bot-table.ts'
import { playAtTerminal } from './play-at-terminal.ts'

const ticTacToe: GameModule = ticTacToeModule
const sealedAuction: GameModule = sealedAuctionModule

/** Games as others may write them: with an agent of their own, and with none. */
const { random, greedy } = sealedAuction.agents
const withoutLevels: GameModule = { ...sealedAuction, agents: { random, greedy } as GameModule['agents'] }
const onlyRandom: GameModule = { ...sealedAuction, agents: { random } as GameModule['agents'] }

const wish = (asked: TableWish, module = sealedAuction) => botTable(module, asked, 'play')

test('a person and bots play a whole game, and its record replays exactly', async () => {
  const table = wish({ name: 'Ana', seat: '2' }, ticTacToe)
  const game = openBotTable(table, undefined, 'seed 3')
  await playAtTerminal(game, table.seat, new FirstOffer(), 80)
  expect(game.result).not.toBeNull()
  expect(game.players.map(({ name }) => name)).toEqual(['Fair Nora', 'Ana'])
  expect(replay(ticTacToe.definition, recordOf(game)).verdict).toBe('EXACT')
})

test('a game with hidden hands, sealed bids and anytime actions is played to its end by its prompts alone', async () => {
  const table = wish({ players: '3' })
  const game = openBotTable(table, {}, 'seed 4')
  await playAtTerminal(game, table.seat, new FirstOffer(), 80)
  expect(game.result).not.toBeNull()
})

test('two bots of a level have names of their own, and neither has that of the person', () => {
  const { players } = openBotTable(wish({ agents: 'easy,easy,random', name: 'Easy Pip' }), {}, 'seed 5')
  expect(players.map(({ name }) => name)).toEqual(['Easy Pip', 'Easy Dot', 'Easy Milo', 'Random bot'])
})

test('past what a seat may undo alone, the bots agree to take back', async () => {
  const table = wish({}, ticTacToe)
  const game = openBotTable(table, undefined, 'seed 5')
  const script: readonly Move[] = [
    'b2',
    'Take back your last answer (past something revealed: the result will say "with second looks")',
    'b2',
    'Take back your last answer (the bots agree)',
    'a1',
    'Quit',
  ]
  const prompter = new ScriptedPrompter(script)
  await playAtTerminal(game, table.seat, prompter, 80)
  const turn = ['answer', 'answer']
  expect(game.log.map(({ kind }) => kind)).toEqual([...turn, 'undo', ...turn, 'undo', ...turn])
  expect(game.log[2]).toMatchObject({ to: 0, consent: [1], secondLook: true })
})

test('the end says so where something was taken back past what was revealed, and only there', async () => {
  for (const [prompter, says] of [
    [new FirstOffer(), false],
    [new SecondThought(), true],
  ] as const) {
    const table = wish({}, ticTacToe)
    const game = openBotTable(table, undefined, 'seed 6')
    await playAtTerminal(game, table.seat, prompter, 80)
    expect(prompter.seen.at(-1)?.includes('with second looks')).toBe(says)
    expect(recordOf(game).secondLooks).toBe(says)
  }
})

test('the other seats are filled by the agent that plays with sense, or by those that are named', () => {
  expect(wish({ players: '3' }).bots).toEqual(['fair', 'fair'])
  expect(wish({ agents: 'random,greedy' }).bots).toEqual(['random', 'greedy'])
  expect(wish({}, withoutLevels).bots).toEqual(['greedy'])
  expect(wish({}, onlyRandom).bots).toEqual(['random'])
})

test.each<[TableWish, string]>([
  [{ agents: 'gredy,random' }, 'Did you mean "greedy"?'],
  [{ agents: 'random,,random' }, '--agents is a list such as random,random'],
  [{ players: '9' }, 'players, not 9'],
  [{ players: 'two' }, '--players must be a whole number from 1 up, not "two"'],
  [{ players: '3', agents: 'random' }, '3 players need 2 --agents beside you, not 1'],
  [{ players: '3', seat: '4' }, '--seat 4 is none of the 3 seats'],
  [{ name: ' ' }, '--name cannot be ""'],
])('%o is refused with the remedy', (asked, remedy) => {
  expect(() => wish(asked)).toThrow(Mistake)
  expect(() => wish(asked)).toThrow(remedy)
})

/** Takes the first offer wherever it is asked, or as many of the first as it must; a refusal ends the test. */
class FirstOffer extends ScriptedPrompter {
  constructor() {
    super([])
  }

  override async one(_message: string, _offers: readonly Offer[]): Promise<number> {
    return 0
  }

  override async several(message: string): Promise<readonly number[]> {
    const least = /\(choose (\d+)/.exec(message)?.[1] ?? '0'
    return Array.from({ length: Number(least) }, (_, at) => at)
  }

  override refuse(reason: string): void {
    throw new Error(reason)
  }
}

/** The same, but takes back the first answer. */
class SecondThought extends FirstOffer {
  #hasTakenBack = false

  override async one(_message: string, offers: readonly Offer[]): Promise<number> {
    const at = this.#hasTakenBack ? -1 : offers.findIndex(({ label }) => label.startsWith('Take back'))
    this.#hasTakenBack ||= at >= 0
    return Math.max(at, 0)
  }
}

test('a hint says what the strongest bot would do and why, and the answer after it is marked', async () => {
  const table = wish({}, ticTacToe)
  const game = openBotTable(table, undefined, 'seed 7')
  const adviser = adviserOf(ticTacToe, 'luck', { budget: { playouts: 60 }, deals: 20 })
  const prompter = new ScriptedPrompter(['Ask for a hint', 'b2', 'Quit'])
  await playAtTerminal(game, table.seat, prompter, 80, adviser)
  const hint = prompter.seen.find((text) => text.startsWith('A hint, noted in the record')) ?? ''
  expect(hint).toMatch(/1\. \w\d {2}\d+ %\n {3}.* (as|than) \w\d/)
  expect(hint).toContain('Chance to win, from what you know; 20 deals for each.')
  expect(game.log[0]).toMatchObject({ seat: 0, hinted: true })
  expect(game.log[1]).not.toHaveProperty('hinted')
})

test('nobody is offered a hint where no player of the game thinks ahead', async () => {
  expect(adviserOf(onlyRandom, 'luck')).toBeNull()
  const table = wish({}, onlyRandom)
  const prompter = new ScriptedPrompter([null, 'Quit'])
  await playAtTerminal(openBotTable(table, {}, 'seed 8'), table.seat, prompter, 80, adviserOf(onlyRandom, 'luck'))
  expect(prompter.lists.flat()).not.toContain('Ask for a hint')
})
