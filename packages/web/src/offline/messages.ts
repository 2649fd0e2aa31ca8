import type { Problem } from '@turnwright/protocol/client'
import type { LocalHost } from './local-host.ts'

/** What the page asks of the worker in which tables are kept. */
export type HostMethod = Exclude<keyof LocalHost, 'follow'>
export type HostArguments<M extends HostMethod> = Parameters<LocalHost[M]>
export type HostReply<M extends HostMethod> = Awaited<ReturnType<LocalHost[M]>>

export type ToHost =
  | { readonly id: number; readonly method: HostMethod; readonly args: readonly unknown[] }
  /** Through this port the table is told; closing it ends that. */
  | { readonly follow: string; readonly locale: string | null; readonly port: MessagePort }

export type FromHost =
  | { readonly id: number; readonly told: unknown }
  | { readonly id: number; readonly problem: Problem }

/** What comes through the port of somebody who follows; `stop` goes the other way. */
export type FollowMessage =
  | { readonly event: 'sync' | 'patch'; readonly data: string }
  | { readonly problem: Problem }
  | 'stop'
