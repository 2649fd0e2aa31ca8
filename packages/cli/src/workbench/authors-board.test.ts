import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { AuthorsBoard, type BoardNow } from './authors-board.ts'

/** A page that was built before, and a game beside which somebody writes a board. Vite is found from there. */
function workshop() {
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempDisposableSync(join(cache, 'turnwright-authors-board-'))
  const save = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true })
    writeFileSync(join(folder.path, file), text)
  }
  save('page/doors-for-boards.json', JSON.stringify({ 'react/jsx-runtime': '/assets/jsx-1.js' }))
  save('game/index.ts', 'export const felt = 1')
  const told: BoardNow[] = []
  const board = new AuthorsBoard(join(folder.path, 'game/index.ts'), join(folder.path, 'page'))
  const leave = board.follow((now) => told.push(now))
  return {
    save,
    remove: (file: string) => rmSync(join(folder.path, file), { recursive: true }),
    /** The script of the board that was told of. */
    code: (now: BoardNow) => String(board.file(now.board?.script.slice(1) ?? '')),
    /** What is told next. */
    next: async (): Promise<BoardNow> => {
      await expect.poll(() => told.length, { timeout: 20_000 }).toBeGreaterThan(0)
      return told.shift() as BoardNow
    },
    [Symbol.dispose]: () => {
      leave()
      board.close()
      folder.remove()
    },
  }
}

const BOARD = 'export const ui = { Board: () => <p>My own board</p> }'

test('a board is shown as soon as there is one, again whenever it is saved, and no more when it is gone', {
  timeout: 60_000,
}, async () => {
  using place = workshop()
  expect(await place.next()).toEqual({ board: null, problem: null })
  place.save('game/ui/index.tsx', BOARD)
  const first = await place.next()
  expect(place.code(first)).toContain('My own board')
  place.save('game/ui/index.tsx', BOARD.replace('own', 'better'))
  const second = await place.next()
  expect(place.code(second)).toContain('My better board')
  // Whoever was told of the first may still fetch it.
  expect(place.code(first)).toContain('My own board')
  place.remove('game/ui')
  expect(await place.next()).toEqual({ board: null, problem: null })
})

test('a mistake is told with its place while the board before stays, and what changes nothing is no news', {
  timeout: 60_000,
}, async () => {
  using place = workshop()
  await place.next()
  place.save('game/ui/index.tsx', `import { felt } from '../index.ts'\n${BOARD.replace('My', '{felt} My')}`)
  const { board } = await place.next()
  place.save('game/ui/index.tsx', 'export const ui = {')
  const torn = await place.next()
  expect(torn.board).toEqual(board)
  expect(torn.problem).toMatch(/^The board \S+ui\/index\.tsx cannot be built: /)
  place.save('game/ui/index.tsx', BOARD.replace('My', 'Our'))
  const mended = await place.next()
  expect(mended.problem).toBeNull()
  place.save('game/index.ts', 'export const felt = 2 // not shown any more')
  // Long enough for that to be seen, and built.
  await setTimeout(1_500)
  place.save('game/ui/index.tsx', BOARD)
  // The next news is that of the last board.
  expect(place.code(await place.next())).toContain('My own board')
})
