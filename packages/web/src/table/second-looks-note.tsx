import type { GameResult } from '@turnwright/kernel'
import { Eye } from 'lucide-react'
import './second-looks-note.css'

/** What a result says where something revealed was taken back. */
export function SecondLooks({ result }: { readonly result: GameResult }) {
  if (result.secondLooks !== true) return null
  return (
    <p className="second-looks">
      <Eye size={15} aria-hidden="true" />
      with second looks
    </p>
  )
}
