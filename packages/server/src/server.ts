import { availableParallelism, networkInterfaces } from 'node:os'
import { games as allGames } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'
import type { ThinkingTask } from '@turnwright/search'
import type { FastifyInstance } from 'fastify'
import { machineClock } from './around/clock.ts'
import { machineRandomness } from './around/randomness.ts'
import { openCore } from './core/core.ts'
import { Deals } from './deals/deals.ts'
import { Forks } from './forks/forks.ts'
import { GameCatalog } from './game-catalog.ts'
import { Health } from './health.ts'
import { addressTags } from './http/address-tag.ts'
import { handlersFor } from './http/api.ts'
import { createApp, type Limits } from './http/app.ts'
import { mostLines } from './http/open-files.ts'
import { RefusalCounts } from './http/refusal-counts.ts'
import { ServedHosts } from './http/served-hosts.ts'
import { STREAMS, type StreamLimits } from './http/stream-pools.ts'
import { TrustedProxies } from './http/trusted-proxies.ts'
import { linksTo } from './links.ts'
import { LookBacks } from './look-back/look-backs.ts'
import { openNode } from './nodes/open-node.ts'
import { Records } from './records/records.ts'
import { StartupError } from './startup-error.ts'
import { openDataFolder } from './store/data-folder.ts'
import { FolderLock } from './store/folder-lock.ts'
import type { Store } from './store/store.ts'
import type { Report } from './tables/surroundings.ts'
import { type Keeping, Sweep } from './tables/sweep.ts'
import { ThreadPool } from './threads/thread-pool.ts'

export interface ServerOptions {
  /** 0 takes a free one. */
  readonly port?: number
  readonly host?: string
  readonly dataDir?: string
  /** `postgres://…` keeps tables there instead of in the folder. */
  readonly databaseUrl?: string | null
  /** The folder of the built page; null serves the API alone. */
  readonly webDist?: string | null
  /** `https://play.example.org` when a proxy stands before the server: cookies become Secure. */
  readonly publicOrigin?: string | null
  /** Whose word about where a request came from is believed; without it, with a public origin, this machine's. */
  readonly trustedProxies?: readonly string[]
  readonly games?: readonly GameModule[]
  /** The module that exports `games`, for the threads of slow bots and of records. */
  readonly gamesUrl?: string
  /** How many milliseconds bots wait before they answer: from, to. */
  readonly botPace?: readonly [number, number]
  readonly botThreads?: number
  /** After so many milliseconds a slow bot's answer is not waited for any more. */
  readonly botPatience?: number
  /** Whether bots play among themselves also while nobody watches. */
  readonly playUnwatched?: boolean
  /** Null lifts them. */
  readonly limits?: Limits | null
  /** How many streams may be held. */
  readonly streams?: StreamLimits
  /** How many lines may be held at all; without it as many as the operating system allows. */
  readonly mostLines?: number
  /** After so many milliseconds a request that is still being sent is given up. */
  readonly requestPatience?: number
  /** Every so many milliseconds a stream shows that it is alive. */
  readonly heartbeat?: number
  /** After so many days without a change an unfinished table is closed; null: never. */
  readonly keepUnfinishedDays?: number | null
  /** After so many days a finished table goes, and its record with it; null: never. */
  readonly keepRecordsDays?: number | null
  /** Every so many milliseconds it is looked for such tables. */
  readonly sweepEvery?: number
  /** Every so many milliseconds at most it is told what was refused. */
  readonly tellRefusalsEvery?: number
  /** Every so many milliseconds it is asked whether other servers on the same database changed what is followed here. */
  readonly followEvery?: number
  /** How many tables stay in memory without anyone looking at them. */
  readonly liveTables?: number
  readonly report?: Report
  /** Wraps the store, for tests of what happens when it fails. */
  readonly wrapStore?: (store: Store) => Store
}

export interface RunningServer {
  readonly port: number
  /** For a browser on this machine. */
  readonly url: string
  /** The same, and for the browsers of others who can reach it. */
  readonly links: readonly string[]
  /** Finishes what was begun, tells streams to come back, and lets go of the folder. */
  stop(): Promise<void>
}

const LONGEST_GOODBYE = 5_000
const LIMITS: Limits = {
  guest: { perSecond: 30, burst: 120 },
  address: { perSecond: 300, burst: 1_500 },
  opening: { perSecond: 2, burst: 200 },
  connections: 1_000,
}

/** Starts a server on a folder. Throws a StartupError when whoever starts it can do something about the reason. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 8080, host = '127.0.0.1', dataDir = 'data', report = () => {} } = options
  const [clock, randomness] = [machineClock, machineRandomness]
  const folder = openDataFolder(dataDir, report)
  const lock = new FolderLock(folder.path)
  const undone: (() => unknown)[] = [() => lock.release()]
  try {
    const databaseUrl = options.databaseUrl ?? null
    const node = await openNode(folder, { databaseUrl, beat: options.followEvery ?? 5_000, report })
    undone.unshift(() => node.close())
    const { keys, nodes, duties } = node
    const store = options.wrapStore?.(node.store) ?? node.store
    await store.reviveFaulted()

    const gamesUrl = options.gamesUrl ?? import.meta.resolve('@turnwright/games')
    const threads = new ThreadPool<ThinkingTask, AnySelection | undefined>({
      body: new URL('./bots/thinking-thread.ts', import.meta.url),
      gamesUrl,
      size: options.botThreads ?? Math.max(1, availableParallelism() - 1),
      patience: options.botPatience ?? 60_000,
    })
    undone.unshift(() => threads.stop())
    const catalog = new GameCatalog(options.games ?? allGames)
    const core = openCore({
      clock,
      randomness,
      store,
      nodes,
      duties,
      keys,
      catalog,
      threads,
      botPace: options.botPace ?? [0, 300],
      playUnwatched: options.playUnwatched ?? false,
      liveTables: options.liveTables ?? 500,
      isSecure: options.publicOrigin?.startsWith('https:') === true,
      streams: options.streams ?? STREAMS,
      heartbeat: options.heartbeat ?? 15_000,
      report,
    })
    const { bots, tables, guests, streams } = core
    undone.unshift(() => bots.stop())

    const records = new Records(store, folder.records, gamesUrl, report)
    undone.unshift(() => records.stop())
    const lookBacks = new LookBacks(tables, gamesUrl)
    undone.unshift(() => lookBacks.stop())
    const forks = new Forks(store, tables, catalog, gamesUrl, randomness)
    undone.unshift(() => forks.stop())
    node.onKeys(() => guests.forgetKnown())
    const publicOrigin = options.publicOrigin ?? null
    const now = (): number => clock.elapsed()
    const refusals = new RefusalCounts(
      report,
      (day, counts) => store.addRefusals(day, counts),
      options.tellRefusalsEvery,
    )
    undone.unshift(() => refusals.stop())
    let stopping = false
    const app = await createApp({
      guests,
      handlers: handlersFor({
        catalog,
        tables,
        guests,
        health: new Health(store, folder.path),
        records,
        forks,
        deals: new Deals({ store, tables, catalog, now: () => clock.now(), randomness }),
        store,
        tagOf: addressTags(keys),
        lookBacks,
      }),
      streams,
      webDist: options.webDist ?? null,
      publicOrigin,
      proxies: new TrustedProxies(options.trustedProxies ?? (publicOrigin === null ? [] : ['loopback'])),
      hosts: new ServedHosts(host, publicOrigin, now),
      limits: options.limits === undefined ? LIMITS : options.limits,
      refusals,
      mostLines: options.mostLines ?? mostLines(),
      requestPatience: options.requestPatience ?? 30_000,
      isStopping: () => stopping,
      report,
      now,
    })
    undone.unshift(() => app.close())
    await node.follow(tables.live)
    await listen(() => app.listen({ port, host }), port, host)
    const keeping: Keeping = {
      unfinishedDays: options.keepUnfinishedDays === undefined ? 90 : options.keepUnfinishedDays,
      recordsDays: options.keepRecordsDays ?? null,
      every: options.sweepEvery ?? 60 * 60 * 1_000,
    }
    const sweep = new Sweep(
      {
        clock,
        store,
        tables,
        report,
        duties,
        forgetRecord: (id) => records.forget(id),
        forgetOrphans: () => records.forgetOrphans(),
      },
      keeping,
    )

    const address = app.server.address()
    const actual = typeof address === 'object' && address !== null ? address.port : port
    const links = linksTo(host, actual, networkInterfaces())
    return {
      port: actual,
      url: links[0],
      links,
      async stop() {
        if (stopping) return
        stopping = true
        bots.stop()
        await sweep.stop()
        streams.dismiss()
        await closed(app)
        await tables.rest()
        await threads.stop()
        await records.stop()
        await forks.stop()
        await lookBacks.stop()
        await refusals.stop()
        await node.close()
        lock.release()
      },
    }
  } catch (error) {
    for (const undo of undone) await undo()
    throw error
  }
}

/** Requests under way are finished; connections that are merely kept open are not waited for. */
async function closed(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 20)
  const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}

async function listen(start: () => Promise<unknown>, port: number, host: string): Promise<void> {
  try {
    await start()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartupError(
        (called) => `Port ${port} is taken: stop the other program, or set ${called('PORT')} to another.`,
      )
    if (code === 'EACCES')
      throw new StartupError((called) => `Port ${port} needs more rights: set ${called('PORT')} to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(
        (called) => `${host} is no address of this machine: set ${called('HOST')} to 127.0.0.1 or 0.0.0.0.`,
      )
    throw error
  }
}
