import type { Chance } from '../chance/draws.ts'
import { fingerprintOf } from '../data/fingerprint.ts'
import { clonePlain } from '../data/plain-data.ts'
import type { Beginning } from '../play/beginning.ts'
import { Game } from '../play/game.ts'
import { PARTS } from '../play/inside.ts'
import type { Story } from '../play/snapshot.ts'
import { type Happening, isToldTo, type Line } from '../projection/chronicle.ts'
import type { Seat } from '../rules/seat.ts'
import { maskCards } from '../words/about.ts'
import { originOf } from './branching.ts'
import { imagine } from './imagine.ts'
import { openFork } from './open-fork.ts'

/** By whose knowledge a game begins: what that seat knows, or what anybody has seen. */
export type Witness = Seat | 'anybody'

/** How often is dealt before the moment is given up. */
const MOST_TRIES = 32

/**
 * The moment at which a game stands, for another game to begin from. What the witness knows is as it is, and all else is
 * dealt anew: for a seat nothing in it tells more than that seat knows. Null where nobody is asked anything, or where
 * no other deal leads to the question. A seat must be asked itself: what others are asked can depend on what they hold.
 */
export function beginningFrom<State, Options>(
  game: Game<State, Options>,
  witness: Witness,
  chance: Chance,
): Beginning<State> | null {
  if (game.result !== null || game.fault !== null || !isAsked(game, witness)) return null
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const fork = witness === 'anybody' ? openFork(game, chance) : imagine(game, witness, chance)
    if (fork === null) continue
    const beginning = clonePlain(momentOf(game, fork, witness))
    if (leadsTo(fork, beginning)) return beginning
  }
  return null
}

function isAsked<State, Options>({ waiting, players }: Game<State, Options>, witness: Witness): boolean {
  if (waiting === null) return false
  return witness === 'anybody' || waiting.selectors.some(({ actor }) => actor === players[witness]?.name)
}

function momentOf<State, Options>(
  game: Game<State, Options>,
  fork: Game<State, Options>,
  witness: Witness,
): Beginning<State> {
  const { position, tail } = originOf(fork)
  const lost = fork[PARTS].answers.fork?.lost ?? null
  return {
    at: game.log.length,
    seats: game.players.length,
    state: position.state,
    cards: position.cards,
    tail,
    results: fork.random.results,
    lost: lost === null ? null : lost(fork.cards.save()).slots,
    left: game.history.since(0).flatMap(({ kind, seat }) => (kind === 'leave' ? [seat] : [])),
    story: storyFor(game, witness),
  }
}

/** A game that begins there must stand where the fork does. */
function leadsTo<State, Options>(fork: Game<State, Options>, from: Beginning<State>): boolean {
  const begun = new Game(fork.definition, { ...fork.table, from })
  begun.run()
  const standing = ({ state, cards }: Game<State, Options>): string => fingerprintOf(state, cards.fingerprint())
  return begun.fault === null && begun.waiting !== null && standing(begun) === standing(fork)
}

function storyFor<State, Options>(game: Game<State, Options>, witness: Witness): Story {
  const { position } = originOf(game)
  const story = game[PARTS].chronicle.storyBefore(position.happenings, game.players.length)
  return witness === 'anybody' ? story : toldTo(witness, story)
}

/** What one seat was told, for whoever sits anywhere: how much the others were told stays with them. */
function toldTo(seat: Seat, { before, happenings }: Story): Story {
  const told = happenings.filter((each): each is Line => each.kind === 'line' && isToldTo(each, seat))
  const start = before[seat] ?? 0
  return { start, before: before.map(() => start), happenings: told.map((line) => asReadBy(seat, line)) }
}

function asReadBy(seat: Seat, { about, to, witnessed, kind }: Line): Happening {
  const known = witnessed?.filter(({ knownTo }) => knownTo.includes(seat)) ?? null
  const isHidden = (card: number): boolean => known?.some((each) => each.card === card) !== true
  return {
    kind,
    about: witnessed === null ? about : (maskCards(about, isHidden) as Line['about']),
    to,
    witnessed: known,
  }
}
