import type { ReactNode } from 'react'
import './loading.css'

/** A page that is still on its way: what comes, in words. */
export function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <main className="loading">
      <h1>{children}</h1>
    </main>
  )
}
