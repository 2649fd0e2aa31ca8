import type { Seat } from '@turnwright/kernel'
import { Game, project, samePlain } from '@turnwright/kernel/host'
import { dealTwin, noGlimpses } from '@turnwright/kernel/search'
import type { TableState } from '@turnwright/protocol'
import type { Lots } from '../time/lots.ts'
import { firstDifference } from './first-difference.ts'
import { withOtherAnswers } from './sealed-answers.ts'

/** Of so many states one is held against another deal. */
const ONE_OF = 20

/** The same game with other secrets, in which a seat knows the same: it must be told the same, to the byte. */
export class TwinWorld {
  readonly #lots: Lots
  leak: string | null = null

  constructor(lots: Lots) {
    this.#lots = lots
  }

  /** Whether there was another deal to hold it against. */
  isTold(game: Game, { you: { seat }, play }: TableState): boolean {
    if (play === null || game.result !== null || !this.#lots.happens(1 / ONE_OF)) return false
    const twin = withOtherAnswers(game, seat, this.#lots.random) ?? this.#dealtAnew(game, seat)
    if (twin === null || twin.fault !== null || !isSameStory(game, twin, seat)) return false
    const told = { ...play, canUndo: false }
    const twins = { ...(JSON.parse(JSON.stringify(project(twin, seat))) as typeof play), canUndo: false }
    if (!samePlain(told, twins)) this.leak = `seat ${seat} is told ${firstDifference(told, twins)}`
    return true
  }

  /** With other hidden cards; null where there are none. */
  #dealtAnew(game: Game, seat: Seat | null): Game | null {
    const snapshot = game.snapshot()
    if (snapshot.entries !== game.log.length) return null
    const glimpsed = game.cards.glimpsedBy(seat, noGlimpses())
    const { cards } = dealTwin(game, snapshot.position, seat, glimpsed, this.#lots.random)
    if (cards === null) return null
    const twin = new Game(game.definition, game.table)
    twin.resume({ ...snapshot, position: { ...snapshot.position, cards } }, game.log)
    return twin
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
