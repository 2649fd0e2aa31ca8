import type { Seat } from '@turnwright/kernel'
import { useState } from 'react'
import { askedKey } from './asked-key.ts'
import type { BoardProps } from './board-props.ts'

/** Whose things are looked at, and which question was open then. */
export interface Looking<Whose> {
  readonly at: Whose
  readonly asked: string
  /** Who looked. */
  readonly own: Whose
}

/** A new question brings one's own things back: that is where it will be answered. Other eyes begin with their own. */
export function lookingNow<Whose>(last: Looking<Whose>, asked: string, own: Whose): Looking<Whose> {
  if (own !== last.own) return { at: own, asked, own }
  if (asked === last.asked) return last
  return { at: asked === '' ? last.at : own, asked, own }
}

/** Who is shown, and how to look at somebody else. */
export type ShownSeat<Somebody extends string = never> = readonly [
  shown: Seat | Somebody,
  look: (at: Seat | Somebody) => void,
]

/** Whose farm, mat or side lies in front of you, where only one has room: a seat, or somebody that the game adds. */
export function useShownSeat<Somebody extends string = never>({
  seat,
  prompts,
}: Pick<BoardProps, 'seat' | 'prompts'>): ShownSeat<Somebody> {
  const own = seat ?? 0
  const asked = askedKey(prompts)
  const [last, look] = useState<Looking<Seat | Somebody>>({ at: own, asked, own })
  const now = lookingNow(last, asked, own)
  if (now !== last) look(now)
  return [now.at, (at) => look({ at, asked, own })]
}
