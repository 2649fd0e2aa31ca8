import { useEffect, useRef, useState } from 'react'
import type { FromTable, ShownMoment } from './messages.ts'
import type { Bench } from './use-bench.ts'
import type { FrameLook } from './workbench-page.tsx'
import './table-frame.css'

interface TableFrameProps {
  readonly bench: Bench
  readonly frame: FrameLook
}

/** The table in a window of its own, so that a phone's is one, and no style of the bench reaches it. */
export function TableFrame({ bench, frame: { isPhone, theme } }: TableFrameProps) {
  const { moment, now, at, ask } = bench
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(0)
  const latest = useRef(moment)
  useEffect(() => {
    latest.current = moment
  }, [moment])
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<FromTable>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind === 'ready') return setReady((before) => before + 1)
      const seen = latest.current
      if (seen === null) return
      if (data.kind === 'take-back') return void ask({ do: 'cut', to: seen.at - 1 })
      const { requestId, title, selection } = data
      if (seen.eyes !== null) void ask({ do: 'answer', seat: seen.eyes, requestId, title, selection })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [ask])
  const { game } = now
  useEffect(() => {
    if (moment === null || game === null || ready === 0) return
    const { projection, options, deal } = moment
    const shown: ShownMoment = { game, projection, options, looked: lookedWords(at !== null, deal), theme }
    frame.current?.contentWindow?.postMessage(shown, location.origin)
  }, [moment, game, ready, at, theme])
  return (
    <div className="bench-table" data-phone={isPhone || undefined}>
      <iframe ref={frame} src="/table.html" title="The table" />
    </div>
  )
}

function lookedWords(isPast: boolean, deal: number | null): string | null {
  if (deal !== null) return 'An imagined deal: nothing is answered here.'
  return isPast ? 'An earlier moment. Branch here to answer.' : null
}
