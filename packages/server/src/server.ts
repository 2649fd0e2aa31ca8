import { availableParallelism, networkInterfaces } from 'node:os'
import type { AnySelection } from '@turnwright/kernel/host'
import type { ThinkingTask } from '@turnwright/search'
import { Accounts } from './accounts/accounts.ts'
import { Ceremonies } from './accounts/ceremonies.ts'
import { Sessions } from './accounts/sessions.ts'
import { layLooks, type TellLack } from './looks/lay-looks.ts'
import { every, machineClock } from './around/clock.ts'
import { machineRandomness } from './around/randomness.ts'
import { openCore } from './core/core.ts'
import { Draining } from './draining.ts'
import { Deals } from './deals/deals.ts'
import { Forks } from './forks/forks.ts'
import { GameCatalog } from './game-catalog.ts'
import { HandedInRecords } from './handed-in/handed-in.ts'
import { Health } from './health.ts'
import { Hints } from './hints/hints.ts'
import { addressTags } from './http/address-tag.ts'
import { handlersFor } from './http/api.ts'
import { Bans } from './http/bans.ts'
import { createApp, type Limits } from './http/app.ts'
import { withinLines } from './http/line-shares.ts'
import { hangUp, listen } from './http/listening.ts'
import { mostLines } from './http/open-files.ts'
import { RefusalCounts } from './http/refusal-counts.ts'
import { ServedHosts } from './http/served-hosts.ts'
import { STREAMS } from './http/stream-pools.ts'
import { TrustedProxies } from './http/trusted-proxies.ts'
import { linksTo } from './links.ts'
import { LookBacks } from './look-back/look-backs.ts'
import type { Duties } from './nodes/duties.ts'
import { shareAmong } from './nodes/share.ts'
import { openNode } from './nodes/open-node.ts'
import { openDoor } from './operators/open-door.ts'
import { ServerMetrics } from './operators/server-metrics.ts'
import type { TraceSettings } from './operators/traces/trace-settings.ts'
import type { Tracer } from './operators/traces/tracer.ts'
import { watchedStore } from './operators/watched-store.ts'
import { Records } from './records/records.ts'
import { forgetBrowsers } from './reminders/forget-browsers.ts'
import { MailLinks } from './reminders/mail-links.ts'
import type { MailSender, MailSettings } from './reminders/mail-sender.ts'
import { newPushKey, PushIdentity } from './reminders/push-identity.ts'
import { PushSender } from './reminders/push-sender.ts'
import { mailDoors } from './reminders/reminder-handlers.ts'
import { Reminders } from './reminders/reminders.ts'
import { Reviews } from './reviews/reviews.ts'
import type { ServerOptions } from './server-options.ts'
import { openDataFolder } from './store/data-folder.ts'
import { FolderLock } from './store/folder-lock.ts'
import type { Store } from './store/store.ts'
import type { Report } from './tables/surroundings.ts'
import { shutOut } from './tables/shut-out.ts'
import { type Keeping, Sweep } from './tables/sweep.ts'
import { Talk } from './talk/talk.ts'
import { ThreadPool } from './threads/thread-pool.ts'
import { version } from './version.ts'

export interface RunningServer {
  readonly port: number
  /** For a browser on this machine. */
  readonly url: string
  /** The same, and for the browsers of others who can reach it. */
  readonly links: readonly string[]
  /** Where operators read numbers; null without such a port. */
  readonly operatorPort: number | null
  /** Finishes what was begun, tells streams to come back, and lets go of the folder. */
  stop(): Promise<void>
}

const LIMITS: Limits = {
  guest: { perSecond: 30, burst: 120 },
  address: { perSecond: 300, burst: 1_500 },
  opening: { perSecond: 2, burst: 200 },
  connections: 1_000,
}

/** Starts a server on a folder. Throws a StartupError when whoever starts it can do something about the reason. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 8080, host = '127.0.0.1', dataDir = 'data', webDist = null } = options
  // Whoever brings games of their own need not wait for ours.
  const games = options.games ?? (await import('@turnwright/games')).games
  const metrics = options.operators ? new ServerMetrics() : null
  const report: Report = (event, about) => {
    metrics?.reported(event)
    options.report?.(event, about)
  }
  const tellLack: TellLack = (game, why) => report('game is not for pages', { game, why })
  const page =
    webDist === null ? null : { folder: webDist, beside: await layLooks(webDist, games, options.looks ?? [], tellLack) }
  const [clock, randomness] = [options.clock ?? machineClock, machineRandomness]
  const lines = options.mostLines ?? mostLines()
  const { limits = LIMITS, streams: streamLimits = STREAMS } = options
  const folder = openDataFolder(dataDir, report)
  const lock = new FolderLock(folder.path)
  const undone: (() => unknown)[] = [() => lock.release()]
  try {
    const databaseUrl = options.databaseUrl ?? null
    const node = await openNode(folder, {
      databaseUrl,
      beat: options.followEvery ?? 5_000,
      countEvery: options.countServersEvery ?? 5_000,
      report,
    })
    undone.unshift(() => node.close())
    const { keys, nodes, duties } = node
    const publicOrigin = options.publicOrigin ?? null
    const proxies = new TrustedProxies(options.trustedProxies ?? (publicOrigin === null ? [] : ['loopback']))
    const tracer = await tracerFor(options.traces ?? null, proxies, report)
    if (tracer !== null) undone.unshift(() => tracer.stop())
    const watchers = [metrics, tracer].filter((each) => each !== null)
    const store = watchedStore(options.wrapStore?.(node.store) ?? node.store, watchers)
    await revive(store, duties)
    const share = (): number => shareAmong(node.count())

    const gamesUrl = options.gamesUrl ?? import.meta.resolve('@turnwright/games')
    const threads = new ThreadPool<ThinkingTask, AnySelection | undefined>({
      body: new URL('./bots/thinking-thread.ts', import.meta.url),
      gamesUrl,
      size: options.botThreads ?? Math.max(1, availableParallelism() - 1),
      patience: options.botPatience ?? 60_000,
    })
    undone.unshift(() => threads.stop())
    const reviewThreads = options.reviewThreads ?? 0
    const catalog = new GameCatalog(games, { hasReviews: reviewThreads > 0 })
    const core = openCore({
      talk: node.talk,
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
      ...(options.lookForBotsEvery === undefined ? {} : { lookForBotsEvery: options.lookForBotsEvery }),
      liveTables: options.liveTables ?? 500,
      isSecure: options.publicOrigin?.startsWith('https:') === true,
      streams: limits === null ? streamLimits : withinLines(streamLimits, lines),
      heartbeat: options.heartbeat ?? 5_000,
      share,
      report,
      ...(options.clocks === undefined ? {} : { clocks: options.clocks }),
    })
    const { bots, owed, clocks, tables, guests, streams } = core
    undone.unshift(() => bots.stop())
    undone.unshift(() => owed.stop())
    undone.unshift(() => clocks.stop())

    const records = new Records(store, node.playersAt, folder.records, gamesUrl, report)
    undone.unshift(() => records.stop())
    const handedIn = new HandedInRecords(folder.handedIn, gamesUrl, report)
    undone.unshift(() => handedIn.stop())
    const lookBacks = new LookBacks(tables, gamesUrl, report)
    undone.unshift(() => lookBacks.stop())
    const forks = new Forks(store, tables, catalog, gamesUrl, randomness)
    undone.unshift(() => forks.stop())
    const hints = new Hints({
      tables,
      gamesUrl,
      randomness,
      threads: Math.max(1, Math.floor(availableParallelism() / 2)),
      depth: options.hintDepth,
    })
    undone.unshift(() => hints.stop())
    const reviews = new Reviews({
      records,
      catalog,
      folder: folder.records,
      gamesUrl,
      threads: reviewThreads,
      looks: options.reviewLooks,
      report,
    })
    undone.unshift(() => reviews.stop())
    node.onKeys(() => guests.forgetKnown())
    const isSecure = options.publicOrigin?.startsWith('https:') === true
    const sessions = new Sessions({ store: node.accounts, keys, isSecure, clock, randomness })
    const ceremonies = new Ceremonies(node.accounts, clock, randomness, isSecure)
    const accounts = new Accounts({
      store,
      accounts: node.accounts,
      tables,
      sessions,
      ceremonies,
      parts: node.personal,
      forgetRecord: (id) => records.forget(id),
      forgetBrowsers: (person) => forgetBrowsers(node.reminders, person),
      dismiss: (person) => streams.shutOut((call) => call.person === person),
      clock,
      randomness,
    })
    // Who signs out at another node is let go of here as well.
    const ending = every(clock, options.lookForSessionsEvery ?? 5_000, () => {
      const open = [...streams.sessions]
      void node.accounts
        .liveSessions(open)
        .then((live) =>
          streams.shutOut(({ session }) => typeof session === 'string' && open.includes(session) && !live.has(session)),
        )
        .catch(() => undefined)
    })
    undone.unshift(() => ending.cancel())
    const now = (): number => clock.elapsed()
    const refusals = new RefusalCounts(
      report,
      (day, counts) => store.addRefusals(day, counts),
      options.tellRefusalsEvery,
    )
    undone.unshift(() => refusals.stop())
    const bans = new Bans({
      clock,
      read: () => node.bans(),
      onBan: ({ kind, who, since }) => {
        streams.shutOut(({ person, address }) =>
          bans.has(person === null ? 'nobody' : { id: person, name: '' }, address),
        )
        if (kind === 'guest') void shutOut({ store, tables, duties, report }, who, since).catch(() => undefined)
      },
      every: options.lookForBansEvery,
    })
    undone.unshift(() => bans.stop())
    await bans.look()
    const push = new PushSender({
      identity: new PushIdentity(
        await node.reminders.pushKey(newPushKey()),
        contactOf(publicOrigin, options.mail ?? null),
      ),
      now: () => clock.now(),
      allowsLocal: options.allowsLocalPush ?? false,
    })
    const mail =
      options.mail && publicOrigin !== null
        ? { sender: await senderOf(options.mail), links: new MailLinks(keys, publicOrigin), origin: publicOrigin }
        : null
    const reminding = {
      clock,
      randomness,
      store: node.reminders,
      tables,
      push,
      mail,
      share,
      isUnlimited: limits === null,
    }
    const reminders = new Reminders({ ...reminding, catalog, duties, report, every: options.remindEvery ?? 15_000 })
    undone.unshift(() => reminders.stop())
    const draining = new Draining(clock)
    const isDraining = (): boolean => draining.isUnderWay
    const health = new Health(store, folder.path)
    let linesOpen = (): number => 0
    let stopping = false
    const app = await createApp({
      guests,
      sessions,
      handlers: handlersFor({
        catalog,
        tables,
        guests,
        accounts,
        sessions,
        ceremonies,
        publicOrigin,
        history: node.history,
        health,
        isDraining,
        records,
        handedIn,
        forks,
        hints,
        reviews,
        deals: new Deals({ store, tables, catalog, now: () => clock.now(), randomness }),
        store,
        tagOf: addressTags(keys),
        lookBacks,
        reminders: reminding,
        talk: new Talk({ ...reminding, store: node.talk }),
      }),
      mailDoors: mailDoors(reminding),
      streams,
      page,
      publicOrigin,
      proxies,
      hosts: new ServedHosts(host, publicOrigin, now),
      limits,
      refusals,
      mostLines: lines,
      requestPatience: options.requestPatience ?? 30_000,
      isStopping: () => stopping,
      isDraining,
      bans,
      share,
      watchers,
      onLines: (count) => (linesOpen = count),
      report,
      now,
    })
    undone.unshift(() => app.close())
    await node.follow(tables.live)
    await clocks.begin()
    owed.begin()
    await listen(app, port, host)
    const door =
      metrics === null || !options.operators
        ? null
        : await openDoor(options.operators, {
            metrics,
            folder,
            lines,
            isReady: () => !stopping && !draining.isUnderWay,
            health: () => health.mustBeGood(),
            streams: () => streams.count,
            openLines: () => linesOpen(),
            live: tables.live,
            thinking: () => threads.load,
            refusals: () => refusals.totals,
            nodes: () => node.count(),
          })
    if (door !== null) undone.unshift(() => door.close())
    const keeping: Keeping = {
      unfinishedDays: options.keepUnfinishedDays === undefined ? 90 : options.keepUnfinishedDays,
      recordsDays: options.keepRecordsDays ?? null,
      closedDays: options.keepClosedDays === undefined ? 7 : options.keepClosedDays,
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
        forgetHandedIn: (days) => handedIn.forgetOlderThan(days, clock.now()),
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
      operatorPort: door?.port ?? null,
      async stop() {
        if (draining.isUnderWay) return
        await draining.drain(options.drain ?? 0, { streams: () => streams.moves })
        stopping = true
        await owed.stop()
        bots.stop()
        await clocks.stop()
        bans.stop()
        ending.cancel()
        await sweep.stop()
        await reminders.stop()
        streams.dismiss()
        await hangUp(app)
        await tables.rest()
        await threads.stop()
        await records.stop()
        await handedIn.stop()
        await forks.stop()
        await lookBacks.stop()
        await hints.stop()
        await reviews.stop()
        await refusals.stop()
        await tracer?.stop()
        await door?.close()
        await node.close()
        lock.release()
      },
    }
  } catch (error) {
    for (const undo of undone) await undo()
    throw error
  }
}

/** Whom a push service can turn to about what we send. */
function contactOf(publicOrigin: string | null, mail: MailSettings | null): string {
  if (publicOrigin?.startsWith('https:') === true) return publicOrigin
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '') ?? []
  return `mailto:${address ?? 'nobody@localhost'}`
}

/** Of several nodes that start at once one gives faulted tables another chance. */
async function revive(store: Store, duties: Duties): Promise<void> {
  using duty = await duties.claim('revive')
  if (duty.askAgainIn === null) await store.reviveFaulted()
}

/** What belongs to traces is loaded where somebody wants them. */
async function tracerFor(
  settings: TraceSettings | null,
  proxies: TrustedProxies,
  report: Report,
): Promise<Tracer | null> {
  if (settings === null) return null
  const { openTraces } = await import('./operators/traces/open-traces.ts')
  return openTraces(settings, version(), proxies, report)
}

/** So is what belongs to mail. */
async function senderOf(settings: MailSettings): Promise<MailSender> {
  const { SmtpSender } = await import('./reminders/mail-sender.ts')
  return new SmtpSender(settings)
}
