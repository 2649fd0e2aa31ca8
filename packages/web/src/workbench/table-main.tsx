import '@turnwright/tabletop/style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BenchTable } from './bench-table.tsx'
import type { FromTable, ShownMoment } from './messages.ts'
import '../page.css'

const page = document.getElementById('page')
if (page === null) throw new Error('table.html has no place for the page')
const root = createRoot(page)

function tell(message: FromTable): void {
  parent.postMessage(message, location.origin)
}

addEventListener('message', ({ origin, source, data }: MessageEvent<ShownMoment>) => {
  if (origin !== location.origin || source !== parent) return
  document.documentElement.dataset['theme'] = data.theme
  root.render(
    <StrictMode>
      <BenchTable shown={data} tell={tell} />
    </StrictMode>,
  )
})
tell({ kind: 'ready' })
