import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** What is drawn once everything else is on the screen: a table that is laid at one go would keep the page busy for too long. */
export function Afterwards({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const painted = requestAnimationFrame(() => startTransition(() => setDue(true)))
    return () => cancelAnimationFrame(painted)
  }, [])
  return isDue ? children : null
}
