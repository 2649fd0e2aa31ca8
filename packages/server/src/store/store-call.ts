import type { Store } from './store.ts'

/** What a part of the store is asked is told with its call. */
export type StoreOperation = keyof Store | 'batch' | 'reminders' | 'talk'

/** What travels to the writer thread. */
export interface StoreCall {
  readonly id: number
  readonly op: StoreOperation
  readonly args: readonly unknown[]
}

/** What comes back, once durable. */
export type Reply =
  | { readonly id: number; readonly value: unknown; readonly error?: undefined }
  | { readonly id: number; readonly error: string; readonly code: string }
