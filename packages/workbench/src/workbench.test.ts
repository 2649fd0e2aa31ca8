import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { scratchGame, until } from './testing/scratch-game.ts'
import { Workbench } from './workbench.ts'

const HIGHER = 'if (followed > led)'

describe('saved rules play the open game again', () => {
  test('and it is EXACT where nothing comes out otherwise', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(4)
    const now = await game.saves("play: () => 'Play a card'", "play: () => 'Lay a card'")
    expect(now.verdicts).toMatchObject([{ kind: 'EXACT', equal: 4, of: 4, files: ['index.ts'], reason: null }])
    const { projection } = await game.bench.moment({ at: 4, eyes: now.now?.asked[0] ?? null, deal: null })
    expect(projection.prompts[0]?.title).toBe('Lay a card')
  })

  test('and it is DIVERGED at the answer that leads elsewhere, with what is different there', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(5)
    const now = await game.saves(HIGHER, 'if (followed < led)')
    const [verdict] = now.verdicts
    expect(verdict).toMatchObject({ kind: 'DIVERGED', equal: 1, of: 5, isBeginning: false })
    expect(verdict?.reason).toMatch(/^won\[0\]\[0\]: .* \(before or now\)$/)
    expect(now.now?.answers).toHaveLength(1)
    expect(now.lost).toHaveLength(4)
  })

  test('and DIVERGED at the answer that nobody is asked for any more, or that is not offered', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(2)
    const now = await game.saves(
      'const by = state',
      'if (state.table.length === 0) game.ask.yesNo(1, { kind: "play" })\n    const by = state',
    )
    expect(now.verdicts).toMatchObject([{ kind: 'DIVERGED', equal: 0, of: 2, isBeginning: false }])
    expect(now.verdicts[0]?.reason).toMatch(/Bo is asked "play"|Bo is asked "Play a card"/)
  })

  test('and DIVERGED before the first answer where it begins otherwise', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(2)
    const now = await game.saves('lead: 0,', 'lead: 1,')
    expect(now.verdicts).toMatchObject([
      { kind: 'DIVERGED', equal: 0, of: 2, isBeginning: true, reason: 'lead: 0 or 1 (before or now)' },
    ])
  })

  test('and everything is back once the mistake is mended', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(5)
    await game.saves(HIGHER, 'if (followed < led)')
    const now = await game.saves(HIGHER, 'if (led < followed)')
    expect(now.verdicts.map(({ kind }) => kind)).toEqual(['DIVERGED', 'EXACT'])
    expect(now.now?.answers).toHaveLength(5)
    expect(now.lost).toEqual([])
  })

  test('and its author goes on from the last moment that came out the same, or keeps the old rules', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(5)
    await game.saves(HIGHER, 'if (followed < led)')
    await game.bench.keepOld()
    expect(game.bench.now).toMatchObject({ lost: [], canKeepOld: false })
    expect(game.bench.now.now?.answers).toHaveLength(5)
    await game.saves(HIGHER, 'if (followed < led)/**/')
    await game.bench.goOn()
    expect(game.bench.now).toMatchObject({ lost: [], canKeepOld: false })
    await game.plays(1)
    expect(game.bench.now.now?.answers).toHaveLength(2)
  })
})

describe('an author is told', () => {
  test('that nothing is exported, and the bench opens as soon as something is', async () => {
    await using game = scratchGame((rules) => rules.replace('export const myGame', 'const myGame'))
    await game.bench.open()
    expect(game.bench.now.problem).toMatch(/index\.ts exports no game\. Export a GameModule/)
    void game.saves('id:', 'id: ')
    const now = await until(game.bench, (each) => each.now !== null)
    expect(now).toMatchObject({ problem: null, game: { name: 'My Game' } })
  })

  test('where the setup throws', async () => {
    await using broken = scratchGame((rules) => rules.replace('cards.shuffle(deck)', "throw new Error('no deck')"))
    await broken.bench.open()
    expect(broken.bench.now.problem).toMatch(/before anybody is asked: no deck \(at .*index\.ts:\d+\)/)
  })

  test('where a saved step throws, and the table goes on with the rules before', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(1)
    const now = await game.saves('const by =', "throw new Error('no turn')\n    const by =")
    expect(now.verdicts).toMatchObject([{ kind: 'FAULT' }])
    expect(now.verdicts[0]?.reason).toMatch(/no turn \(at .*index\.ts:\d+\)/)
    await game.plays(1)
    expect(game.bench.now.now?.answers).toHaveLength(2)
  })

  test('in which line a step goes on for ever, and the game stands as it did', async () => {
    const spinning = 'if (state.lead === by && nth(state.hands, 0).length === 4) for (;;) state.gone = null'
    await using game = scratchGame(
      (rules) => rules.replace('const card = game', `${spinning}\n    const card = game`),
      {
        checksTypes: false,
        patience: 1_000,
      },
    )
    await game.bench.open()
    await game.plays(1)
    await expect(game.plays(1)).rejects.toThrow(/no end: they are at index\.ts:\d+\. Look for a loop/)
    expect(game.bench.now.verdicts).toMatchObject([{ kind: 'FAULT' }])
    expect(game.bench.now.now?.answers).toHaveLength(1)
  }, 30_000)

  test('what the compiler finds, while the game goes on', async () => {
    await using game = scratchGame((rules) => `${rules}\nexport const much: string = VALUES.length\n`, {})
    await game.bench.open()
    const { types } = await until(game.bench, (now) => now.types.kind !== 'checking')
    expect(types).toMatchObject({ kind: 'wrong', problems: [{ place: expect.stringMatching(/^index\.ts:\d+$/) }] })
    expect(game.bench.now.problem).toBeNull()
  }, 60_000)

  test('what the compiler finds in the board, when board or rules are saved', async () => {
    await using game = scratchGame((rules) => rules, {})
    const ui = join(game.folder, 'ui')
    mkdirSync(ui)
    const board = (field: string) =>
      `import type { BoardProps, GameUi } from '@turnwright/tabletop'\nimport type { View } from '../index.ts'\n` +
      `function Board({ view }: BoardProps<View>) {\n  return <p>{view.${field}.length}</p>\n}\n` +
      `export const ui: GameUi<View> = { Board }\n`
    writeFileSync(join(ui, 'index.tsx'), board('hand'))
    await game.bench.open()
    await until(game.bench, (now) => now.types.kind === 'sound')
    writeFileSync(join(ui, 'index.tsx'), board('hands'))
    const { types } = await until(game.bench, (now) => now.types.kind === 'wrong')
    expect(types).toMatchObject({
      problems: [{ place: 'ui/index.tsx:4', message: expect.stringContaining("'hands'") }],
    })
    writeFileSync(join(ui, 'index.tsx'), board('hand'))
    await until(game.bench, (now) => now.types.kind === 'sound')
    writeFileSync(
      join(game.folder, 'index.ts'),
      readFileSync(join(game.folder, 'index.ts'), 'utf8').replace('return { hand, table', 'return { held: hand, table'),
    )
    const renamed = await until(game.bench, (now) => now.types.kind === 'wrong')
    expect(JSON.stringify(renamed.types)).toContain('ui/index.tsx:4')
  }, 120_000)

  test('what the compiler finds in a board that stands elsewhere in the package', async () => {
    await using game = scratchGame()
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(game.folder, file)), { recursive: true })
      writeFileSync(join(game.folder, file), text)
    }
    for (const file of ['index.ts', 'agent.ts'])
      write(`stones/src/${file}`, readFileSync(join(game.folder, file), 'utf8'))
    write(
      'stones/package.json',
      JSON.stringify({ type: 'module', exports: { '.': './src/index.ts', './ui': './felt/cloth.tsx' } }),
    )
    write('stones/felt/cloth.tsx', `export const ui: number = 'none'\n`)
    await using bench = new Workbench(join(game.folder, 'stones/src/index.ts'), './stones')
    await bench.open()
    const { types } = await until(bench, (now) => now.types.kind !== 'checking')
    expect(types).toMatchObject({ kind: 'wrong', problems: [{ place: 'felt/cloth.tsx:1' }] })
    write('stones/felt/cloth.tsx', `export const ui: number = 1\n`)
    await until(bench, (now) => now.types.kind === 'sound')
  }, 120_000)
})

describe('a moment', () => {
  test('of a table for four with options of its own tells these, and what is still on the agenda', async () => {
    const auction = fileURLToPath(new URL('../../../games/sealed-auction/index.ts', import.meta.url))
    await using bench = new Workbench(auction, './sealed-auction', { checksTypes: false })
    await bench.open()
    await bench.begin({ seats: 9, seed: '7', options: { rounds: 4, moneyAtStart: 6 } })
    // More seats than there are, and a purse that is not offered, come out as the nearest and as the usual one.
    expect(bench.now.table).toEqual({ seats: 5, seed: '7', options: { rounds: 4, moneyAtStart: 5 } })
    expect(bench.now.now?.players).toHaveLength(5)
    const first = await bench.moment({ at: 0, eyes: null, deal: null })
    expect(first.options).toEqual({ rounds: 4, moneyAtStart: 5 })
    expect(first.agenda?.length).toBeGreaterThan(0)
    await bench.begin({ seats: 3, seed: '8', options: {} })
    expect(bench.now.now?.players).toHaveLength(3)
    expect((await bench.moment({ at: 0, eyes: null, deal: null })).options).toMatchObject({ rounds: 6 })
  })

  test('tells the state and the one before, the question, and every card with who knows it', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(1)
    const moment = await game.bench.moment({ at: 1, eyes: 0, deal: null })
    expect(moment.state).toMatchObject({ table: [expect.any(Number)] })
    expect(moment.before).toMatchObject({ table: [] })
    expect(moment.questions).toMatchObject([{ actor: 'Bo', about: { kind: 'play' } }])
    const inHand = moment.cards.filter(({ zone }) => zone === 'hands[1]')
    expect(inHand.map(({ knownTo }) => knownTo)).toEqual([[1], [1], [1], [1], [1]])
    expect(moment.cards.filter(({ zone }) => zone === 'table')).toMatchObject([{ isPublic: true, knownTo: [0, 1] }])
  })

  test('is imagined for a seat: what it knows stays, the rest is dealt anew', async () => {
    await using game = scratchGame()
    await game.bench.open()
    const real = await game.bench.moment({ at: 0, eyes: 0, deal: null })
    const imagined = await game.bench.moment({ at: 0, eyes: 0, deal: 3 })
    expect(imagined.deal).toBe(3)
    expect(imagined.projection).toEqual(real.projection)
    const changed = imagined.cards.filter(({ really }) => really !== null)
    expect(changed.length).toBeGreaterThan(2)
    expect(changed.every(({ zone }) => zone !== 'hands[0]')).toBe(true)
  })

  test('is searched for secrets that somebody was told', async () => {
    await using sound = scratchGame()
    await sound.bench.open()
    await sound.plays(3)
    await sound.bench.secrets(3)
    expect(sound.bench.now.secrets).toMatchObject({ at: 3, told: null })
    expect(sound.bench.now.secrets?.twins).toBeGreaterThan(10)
    await using leaking = scratchGame((rules) =>
      rules.replace(
        'cards.reveal(card)',
        'state.gone = Number(cards.identity(nth(nth(state.hands, 1), 4))) > 10 ? 0 : null',
      ),
    )
    await leaking.bench.open()
    await leaking.plays(1)
    await leaking.bench.secrets(1)
    expect(leaking.bench.now.secrets?.told).toMatch(
      /can tell two deals apart that look alike: the projection differs at/,
    )
  })

  test('is where a game goes on from, as if nothing had followed it', async () => {
    await using game = scratchGame()
    await game.bench.open()
    await game.plays(4)
    await game.bench.cut(1)
    expect(game.bench.now.now).toMatchObject({ asked: [1], answers: [{ seat: 0 }] })
  })
})

test('ten games are played at random, and one stands where one of them broke', async () => {
  await using game = scratchGame()
  await game.bench.open()
  await game.bench.random()
  expect(game.bench.now.ran).toMatchObject({ games: 10, fewest: 10, most: 10, broken: [] })
  await using brittle = scratchGame((rules) =>
    rules.replace(
      'nth(state.won, state.lead).push(',
      "if (nth(state.won, 1).length === 4) throw new Error('three tricks')\n    nth(state.won, state.lead).push(",
    ),
  )
  await brittle.bench.open()
  await brittle.bench.random()
  const [broken] = brittle.bench.now.ran?.broken ?? []
  expect(broken?.reason).toMatch(/three tricks \(at .*index\.ts:\d+\)/)
  await brittle.bench.standAt(0)
  expect(brittle.bench.now.now?.answers).toHaveLength(broken?.answers ?? -1)
})
