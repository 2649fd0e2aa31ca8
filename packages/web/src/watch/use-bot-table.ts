import { CANONICAL_LOCALE, type GameRecord } from '@turnwright/kernel/host'
import { useEffect, useState } from 'react'
import { LookStore } from '../replay/look-store.ts'
import { keptRecord } from '../replay/kept-record.ts'
import type { GameOutline } from '../replay/moment-source.ts'
import { PlayedRecord } from '../replay/played-record.ts'
import type { FromBots } from './messages.ts'
import type { WatchPace, WatchPlan } from './watch-path.ts'

/** A game that bots play in a worker of the page, as far as it has come. */
export interface BotTable {
  readonly source: PlayedRecord
  readonly store: LookStore
  readonly outline: GameOutline
  /** Where the finished record can be had; null while they play. */
  readonly record: string | null
}

/** Null until the table is laid; a text where it cannot be. */
export function useBotTable(plan: WatchPlan, locale: string | null): BotTable | string | null {
  const [table, setTable] = useState<BotTable | string | null>(null)
  useEffect(() => {
    const watched = new WatchedBots(plan, locale ?? CANONICAL_LOCALE, setTable)
    return () => watched.close()
    // The plan is that of the address, which the page is keyed by.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [locale])
  return table
}

class WatchedBots {
  readonly #bots = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' })
  readonly #pace: WatchPace
  readonly #locale: string
  readonly #show: (table: BotTable | string) => void
  #table: BotTable | null = null
  /** The newest that was told; whatever came before it need not be shown. */
  #newest: Exclude<FromBots, { problem: string }> | null = null
  #isShowing = false
  #isClosed = false

  constructor(plan: WatchPlan, locale: string, show: (table: BotTable | string) => void) {
    this.#pace = plan.pace
    this.#locale = locale
    this.#show = show
    this.#bots.addEventListener('message', ({ data }: MessageEvent<FromBots>) => this.#hear(data))
    this.#bots.addEventListener('error', () => show('The bots of this game could not be fetched. Try again.'))
    this.#bots.postMessage(plan)
  }

  close(): void {
    this.#isClosed = true
    this.#bots.terminate()
    const { source, record = null } = this.#table ?? {}
    source?.close()
    if (record !== null) URL.revokeObjectURL(record)
  }

  #hear(told: FromBots): void {
    if ('problem' in told) return this.#show(told.problem)
    this.#newest = told
    if (!this.#isShowing) void this.#showNewest()
  }

  async #showNewest(): Promise<void> {
    this.#isShowing = true
    try {
      for (let told = this.#newest; told !== null && !this.#isClosed; told = this.#newest) {
        this.#newest = null
        await this.#lay(told.record, told.isOver)
      }
    } catch (thrown) {
      this.#show(thrown instanceof Error ? thrown.message : String(thrown))
    } finally {
      this.#isShowing = false
    }
  }

  async #lay(record: GameRecord, isOver: boolean): Promise<void> {
    const href = isOver ? kept(JSON.stringify(record)) : null
    const before = this.#table
    if (before === null) {
      const { source, outline } = await PlayedRecord.open(record, this.#locale)
      if (this.#isClosed) return source.close()
      // Nobody here has anything to hide: whoever watches begins as a spectator, and may see through any eyes.
      const store = new LookStore(source, outline, this.#pace === 'instant' ? null : 0, null)
      // Speeds go from half a turn a second upwards, and begin with one.
      if (this.#pace === 'calm') store.speed(-1)
      if (this.#pace === 'brisk') store.speed(1)
      this.#table = { source, store, outline, record: href }
    } else {
      const outline = await before.source.reopen(record, this.#locale)
      this.#grow(before.store, outline)
      this.#table = { ...before, outline, record: href }
    }
    this.#show({ ...this.#table, outline: isOver ? this.#table.outline : { ...this.#table.outline, proof: null } })
  }

  /** Whoever has seen all that there was sees on from there, at their pace; whoever stands elsewhere stays there. */
  #grow(store: LookStore, { outline }: GameOutline): void {
    const { stop } = store.now()
    const hasSeenAll = stop === store.last
    store.grow(outline)
    if (!hasSeenAll || this.#pace === 'instant' || stop === store.last) return
    store.go(stop)
    if (this.#pace !== 'step') store.play()
  }
}

/** For reviews and for playing on, which look for it there, and as a file. */
function kept(text: string): string {
  keptRecord.write(text)
  return URL.createObjectURL(new Blob([text], { type: 'application/json' }))
}
