import type { ReactElement } from 'react'
import './print.css'

/** Printed like a picture: it is seen, but it is no text. What it says stands in the label of the thing it is printed on. */
export function Print({ text }: { readonly text: string | number }): ReactElement {
  return <span className="print" data-text={text} />
}
