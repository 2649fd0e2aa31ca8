import { type GameUi, guardedUi, type TellFault } from '@turnwright/tabletop'
import { lookOf } from './game-looks.ts'

/** Boards of the games that come along are found by their folder: adding one needs no line here. */
const boards = import.meta.glob<GameUi>('../../../../games/*/ui/index.tsx', { import: 'ui' })

const loaded = new Map<string, GameUi | null>()

/** A game's board if it is here already; null where the game has none, undefined where that has to be fetched. */
export function boardNow(game: string): GameUi | null | undefined {
  return loaded.get(game)
}

/** Null where the game has none. */
export async function loadBoard(game: string): Promise<GameUi | null> {
  const own = boards[`../../../../games/${game}/ui/index.tsx`]
  const brought = await (own === undefined ? fromOutside(game) : own())
  // Once for all that draw it: a look that is another one is drawn anew. Whoever looked at it before has it already.
  const known = loaded.get(game)
  if (known !== undefined) return known
  const ui = brought === null ? null : guardedUi(brought, tellingOnce(game))
  loaded.set(game, ui)
  return ui
}

/** A hook that breaks does so at every move: each reason is told once, to whoever looks into the console. */
function tellingOnce(game: string): TellFault {
  const told = new Set<string>()
  return (hook, fault) => {
    const why = `${hook}: ${String(fault)}`
    if (told.has(why)) return
    told.add(why)
    console.error(`The look of ${game} breaks, and its plain value is shown instead of ${hook}.`, fault)
  }
}

/** The server tells where the boards of its own games lie. */
async function fromOutside(game: string): Promise<GameUi | null> {
  const { board } = await lookOf(game)
  if (board === undefined) return null
  const { outsideBoard } = await import('./outside-look.ts')
  return outsideBoard(board)
}
