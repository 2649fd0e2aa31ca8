import type { Look, Presence } from './nodes.ts'

/** What travels between nodes. Nothing in it is secret, and nothing is decided by it. */
export type Notice =
  | { readonly kind: 'changed'; readonly table: string; readonly version: number }
  | ({ readonly kind: 'present'; readonly table: string } & Presence)
  | ({ readonly kind: 'looks'; readonly table: string } & Look)
  | { readonly kind: 'talked'; readonly table: string; readonly last: number }
  | { readonly kind: 'who-is-there' | 'wants-checkpoint'; readonly table: string }

export interface Hearing {
  hear(from: string, notice: Notice): void
  /** Something may have been missed: a line was cut, and is there again. */
  gap(): void
}

/** How nodes tell each other; what is said may be lost, and comes in any order. */
export interface Bus {
  say(notice: Notice): void
  /** From now on; resolves when nothing that is said is missed any more. */
  listen(hearing: Hearing): Promise<void>
}
