import { useState } from 'react'
import { AnswersDock } from './answers-dock.tsx'
import { BenchBar } from './bench-bar.tsx'
import { Drawer } from './drawer.tsx'
import { ReloadBanner } from './reload-banner.tsx'
import { SeatBar } from './seat-bar.tsx'
import { TableFrame } from './table-frame.tsx'
import { useBench } from './use-bench.ts'
import './workbench-page.css'

/** How the table lies in its frame. */
export interface FrameLook {
  readonly isPhone: boolean
  readonly theme: 'light' | 'dark'
}

/** The author's table: the players' own, in a frame of slate, with everything about it around it. */
export function WorkbenchPage() {
  const bench = useBench()
  const [frame, setFrame] = useState<FrameLook>({ isPhone: false, theme: 'light' })
  if (bench === null) return <p className="bench-note">The workbench is being laid out…</p>
  const { now } = bench
  return (
    <div className="bench">
      <BenchBar bench={bench} />
      <ReloadBanner bench={bench} />
      {now.problem !== null || now.now === null ? (
        <main className="bench-broken">
          <h1>There is no game to play yet</h1>
          <p role="alert">{now.problem ?? 'The rules are being read…'}</p>
          <p>Mend it and save: the workbench opens the game by itself.</p>
        </main>
      ) : (
        <>
          <main className="bench-left" aria-label="The game">
            <SeatBar bench={bench} frame={frame} onFrame={setFrame} />
            <TableFrame bench={bench} frame={frame} />
            <AnswersDock bench={bench} game={now.now} />
          </main>
          <Drawer bench={bench} />
        </>
      )}
    </div>
  )
}
