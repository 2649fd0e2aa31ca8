import type { ViewWords } from '@turnwright/kernel/host'

/** A module that was built beside the page, and the sheets of its style. */
export interface BuiltLook {
  readonly script: string
  readonly styles: readonly string[]
}

/** How a game of this server looks, where the page does not bring that along. */
export interface GameLook {
  /** The game's own board: a module that exports `ui`. */
  readonly board?: BuiltLook
  /** The game's picture: a module that exports `emblem`. */
  readonly emblem?: BuiltLook
  /** Where its rules for people lie, as data. */
  readonly rules?: string
  /** What the game says of the fields of its view, for the plain board. */
  readonly viewWords?: ViewWords
  /** The game itself: a module for the workers of the page. Rules that run on the server alone have none. */
  readonly module?: string
}

/** By the id of the game. Beside the page lies a file with those of all games that are served. */
export type GameLooks = Readonly<Record<string, GameLook>>

export const LOOKS_FILE = 'looks.json'

/** What boards from outside import of the page, by its name, and where it lies: a file beside the page, for who builds them. */
export type DoorsForBoards = Readonly<Record<string, string>>

export const DOORS_FILE = 'doors-for-boards.json'

/** What games from outside import of the worker that plays them: packages, and all that each hands out. */
export type PackagesForGames = Readonly<Record<string, readonly string[]>>

/** It lies beside the page, for who builds them. */
export const PACKAGES_FILE = 'packages-for-games.json'

/** Under this name a worker has those packages for the games that it plays. */
export const PACKAGES_PLACE = 'turnwright:packages'
