import type { TableWish } from '@turnwright/workbench/wire'
import { Dices, Gauge, Play, RotateCcw, ShieldAlert, ShieldCheck, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { costsOf, millisecondWords } from './step-costs.ts'
import { TableField } from './table-field.tsx'
import { type Bench, lastOf } from './use-bench.ts'
import './bench-bar.css'

/** What the table is like, and what can be done with the whole game. */
export function BenchBar({ bench }: { readonly bench: Bench }) {
  const { now, ask, deal, imagine, isBusy } = bench
  const [draft, setDraft] = useState<TableWish | null>(null)
  const table = draft ?? now.table
  const begin = (wanted: TableWish) => {
    setDraft(null)
    void ask({ do: 'begin', table: wanted })
  }
  const isOpen = now.now !== null
  return (
    <header className="bench-bar" aria-label="Workbench">
      <div className="bench-brand">
        <h1>Workbench</h1>
        <small>turnwright dev {now.folder}</small>
      </div>
      <form
        className="bench-form"
        onSubmit={(event) => {
          event.preventDefault()
          begin(table)
        }}
      >
        <label className="slot-field">
          <span>Seed</span>
          <input
            value={table.seed}
            maxLength={200}
            onChange={(event) => setDraft({ ...table, seed: event.target.value })}
          />
          <button
            type="button"
            className="slate-sign"
            aria-label="Another seed"
            onClick={() => begin({ ...table, seed: String(Math.floor(Math.random() * 9_000) + 1_000) })}
          >
            <Dices aria-hidden="true" />
          </button>
        </label>
        {now.game !== null && <TableField game={now.game} table={table} onTable={setDraft} />}
        <button type="submit" className="slate-btn" disabled={!isOpen || isBusy || table.seed === ''}>
          <RotateCcw aria-hidden="true" /> Start over
        </button>
      </form>
      <button
        type="button"
        className="slate-btn"
        disabled={!isOpen || isBusy}
        onClick={() => void ask({ do: 'random' })}
      >
        <Play aria-hidden="true" /> Play ten at random
      </button>
      <span className="imagine-tools">
        <button
          type="button"
          className="slate-btn"
          aria-pressed={deal !== null}
          disabled={!isOpen}
          onClick={() => imagine(deal === null ? 1 : null)}
        >
          <WandSparkles aria-hidden="true" /> Imagine from this seat
        </button>
        {deal !== null && (
          <button type="button" className="slate-btn" onClick={() => imagine(deal + 1)}>
            Deal {deal + 1}
          </button>
        )}
      </span>
      <Facts bench={bench} />
    </header>
  )
}

function Facts({ bench: { now, ask, at, isBusy } }: { readonly bench: Bench }) {
  const here = at ?? lastOf(now)
  const secrets = now.secrets?.at === here ? now.secrets : null
  const { median } = costsOf(now.now?.answers ?? [])
  return (
    <div className="bench-facts">
      <button
        type="button"
        className="slate-btn"
        data-told={(secrets !== null && secrets.told !== null) || undefined}
        disabled={now.now === null || isBusy}
        onClick={() => void ask({ do: 'secrets', at: here })}
      >
        {(secrets?.told ?? null) === null ? <ShieldCheck aria-hidden="true" /> : <ShieldAlert aria-hidden="true" />}
        <span aria-live="polite">{secretWords(secrets)}</span>
      </button>
      <span className="fact">
        <Gauge aria-hidden="true" />
        <b>{median === null ? '–' : millisecondWords(median)}</b> a step
      </span>
    </div>
  )
}

function secretWords(secrets: { readonly twins: number; readonly told: string | null } | null): string {
  if (secrets === null) return 'Look for told secrets'
  if (secrets.told !== null) return 'A secret is told'
  return secrets.twins === 0 ? 'Nothing is hidden' : `${secrets.twins} twins alike`
}
