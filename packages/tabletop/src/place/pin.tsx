import type { ReactElement } from 'react'
import './pin.css'

/** The number of a coach's step: the same on the note, on the table and in the request. */
export function Pin({ step }: { readonly step: number }): ReactElement {
  return <span className="pin num">{step}</span>
}
