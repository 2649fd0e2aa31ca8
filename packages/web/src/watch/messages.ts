import type { GameRecord } from '@turnwright/kernel/host'
import type { WatchPlan } from './watch-path.ts'

/** What the worker is told, once. */
export type ToBots = WatchPlan

/** What it tells: the game so far, now and then and at its end, or why there is none. */
export type FromBots = { readonly record: GameRecord; readonly isOver: boolean } | { readonly problem: string }
