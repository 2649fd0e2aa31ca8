import '@turnwright/tabletop/style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WorkbenchPage } from './workbench-page.tsx'
import './slate.css'

const page = document.getElementById('page')
if (page === null) throw new Error('index.html has no place for the page')
createRoot(page).render(
  <StrictMode>
    <WorkbenchPage />
  </StrictMode>,
)
