import './coin.css'

export function Coin({ value }: { readonly value: number }) {
  return <span className="coin num">{value}</span>
}
