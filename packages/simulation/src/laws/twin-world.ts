import type { Seat } from '@turnwright/kernel'
import { Game, project, samePlain } from '@turnwright/kernel/host'
import { dealTwin, noGlimpses } from '@turnwright/kernel/search'
import type { TableState } from '@turnwright/protocol'
import type { Lots } from '../time/lots.ts'
import { firstDifference } from './first-difference.ts'

/** Of so many states one is held against another deal. */
const ONE_OF = 20

/** Another deal of the same game, in which a seat knows the same: it must be told the same, to the byte. */
export class TwinWorld {
  readonly #lots: Lots
  leak: string | null = null

  constructor(lots: Lots) {
    this.#lots = lots
  }

  /** Whether there was another deal to hold it against. */
  isTold(game: Game, { you: { seat }, play }: TableState): boolean {
    if (play === null || !this.#lots.happens(1 / ONE_OF)) return false
    const snapshot = game.snapshot()
    if (snapshot.entries !== game.log.length || game.result !== null) return false
    const glimpsed = game.cards.glimpsedBy(seat, noGlimpses())
    const { cards } = dealTwin(game, snapshot.position, seat, glimpsed, this.#lots.random)
    if (cards === null) return false
    const twin = new Game(game.definition, game.table)
    twin.resume({ ...snapshot, position: { ...snapshot.position, cards } }, game.log)
    if (twin.fault !== null || !isSameStory(game, twin, seat)) return false
    const told = { ...play, canUndo: false }
    const twins = { ...(JSON.parse(JSON.stringify(project(twin, seat))) as typeof play), canUndo: false }
    if (!samePlain(told, twins)) this.leak = `seat ${seat} is told ${firstDifference(told, twins)}`
    return true
  }
}

/** With other cards somebody else may be asked, or show something: then it is openly another story. */
function isSameStory(one: Game, other: Game, seat: Seat | null): boolean {
  const told = (game: Game): string =>
    JSON.stringify([
      (game.waiting?.selectors ?? []).map(({ actor, title }) => [actor, title]),
      game.cards
        .everyId()
        .filter((card) => game.cards.isKnownTo(card, seat))
        .map((card) => [card, game.cards.identity(card)]),
    ])
  return told(one) === told(other)
}
