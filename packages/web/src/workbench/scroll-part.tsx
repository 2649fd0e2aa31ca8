import type { ReactNode } from 'react'

/** What is longer than its place is scrolled with the keyboard too. */
const REACHED = { tabIndex: 0 }

interface ScrollPartProps {
  readonly label: string
  readonly children: ReactNode
}

export function ScrollPart({ label, children }: ScrollPartProps) {
  return (
    <section className="drawer-scroll" aria-label={label} {...REACHED}>
      {children}
    </section>
  )
}

export function ScrolledText({ label, children }: ScrollPartProps) {
  return (
    <ScrollPart label={label}>
      <pre className="code">{children}</pre>
    </ScrollPart>
  )
}
