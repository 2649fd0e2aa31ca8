import type { BuiltLook } from '@turnwright/protocol/client'
import type { BoardNews } from 'virtual:authors-board'
import { outsideBoard } from '../game-looks/outside-look.ts'
import type { AuthorsScripts } from './place-of.ts'

/** What the workbench tells of the board in the folder. */
interface BuiltBoard {
  readonly board: BuiltLook | null
  readonly problem: string | null
}

/** The board is built into files called so; its map tells what they were made of. */
export const scripts: AuthorsScripts = {
  isOne: ({ pathname }) => pathname.startsWith('/assets/board-'),
  nameOf: (_url, source) => /(?:^|\/)(ui\/.*)/.exec(source)?.[1] ?? source,
}

/** There is none before the workbench tells so. */
export const ui = null

/** Packages bring this page built: the author's board is built beside it, and fetched whenever it was saved. */
export function followBoard(tell: (board: BoardNews) => void): void {
  let latest: string | null = null
  const events = new EventSource('/board/events')
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    // After a broken line the same is told again.
    if (data === latest) return
    latest = data
    const isLatest = () => data === latest
    void show(JSON.parse(data) as BuiltBoard, isLatest, tell)
  })
}

async function show(
  { board, problem }: BuiltBoard,
  isLatest: () => boolean,
  tell: (board: BoardNews) => void,
): Promise<void> {
  if (problem !== null) return tell({ problem })
  const before = sheets()
  try {
    const fetched = board === null ? null : await outsideBoard(board)
    if (!isLatest()) return
    for (const sheet of before) sheet.remove()
    tell({ ui: fetched, problem: null })
  } catch (error) {
    if (isLatest()) tell({ problem: `The board breaks when it is loaded: ${String(error)}` })
  }
}

/** The styles of boards; the page's own come with it. */
function sheets(): readonly Element[] {
  return [...document.head.querySelectorAll('link[rel="stylesheet"][data-look]')]
}
