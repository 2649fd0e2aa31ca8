import '@turnwright/tabletop/style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followOtherTabs } from './identity/identity-channel.ts'
import { makeReady } from './offline/make-ready.ts'
import './page.css'

const page = document.getElementById('page')
if (page === null) throw new Error('index.html has no place for the page')
createRoot(page).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
makeReady()
followOtherTabs()
