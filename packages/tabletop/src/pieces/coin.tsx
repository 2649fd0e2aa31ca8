import type { ReactElement } from 'react'
import './coin.css'

export function Coin({ value }: { readonly value: number }): ReactElement {
  return <span className="coin num">{value}</span>
}
