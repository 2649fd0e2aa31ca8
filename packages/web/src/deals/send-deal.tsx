import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { dealPath } from './deal-words.ts'

/** The link to a deal, copied; where the browser does not let us it is shown, to be copied by hand. */
export function SendDeal({ id, isQuiet = false }: { readonly id: string; readonly isQuiet?: boolean }) {
  const [told, setTold] = useState<string | null>(null)
  const link = new URL(dealPath(id), location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setTold('The link is copied. They see no scores before they have played.')
    } catch {
      setTold(link)
    }
  }
  return (
    <>
      <button type="button" className={isQuiet ? 'btn' : 'btn btn-primary'} onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
        Send this deal to a friend
      </button>
      <output className="fine deal-sent">{told ?? 'They see no scores before they have played.'}</output>
    </>
  )
}
