import type { TableState } from '@turnwright/protocol/client'
import { classNames } from '@turnwright/tabletop'
import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { copyInvite, inviteLink, opensHereOnly } from '../lobby/open-table.ts'

/** The link that brings friends to this table. */
export function InviteLink({ table }: { readonly table: TableState }) {
  const id = useId()
  const link = inviteLink(table)
  const awaits = table.seats.some(({ kind }) => kind === 'open')
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyInvite(table))
  return (
    <div className="invite">
      <label htmlFor={id}>Send this link; whoever opens it can sit down.</label>
      <div className="invite-line">
        <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className={classNames('btn', awaits && 'btn-primary')} onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      {opensHereOnly(link) && (
        <p className="quiet">
          It opens on this machine only. For others, open the network link that the server prints with HOST=0.0.0.0.
        </p>
      )}
    </div>
  )
}
