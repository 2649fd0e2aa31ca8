import type { AnySelection, Projection } from '@turnwright/kernel/host'

/** What the table in its frame shows. */
export interface ShownMoment {
  readonly game: { readonly id: string; readonly name: string }
  readonly projection: Projection
  readonly options: Readonly<Record<string, unknown>>
  /** Why nothing is answered here; null where it is played. */
  readonly looked: string | null
  readonly theme: 'light' | 'dark'
}

/** What is done at the table. */
export type FromTable =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly requestId: string; readonly title: string; readonly selection: AnySelection }
  | { readonly kind: 'take-back' }
