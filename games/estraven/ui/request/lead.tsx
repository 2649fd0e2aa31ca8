import type { Seat } from '@turnwright/kernel'
import type { Asked } from '@turnwright/tabletop'
import type { ReactNode } from 'react'
import type { EstravenAbout } from '../../rules/about.ts'
import type { EstravenView } from '../../rules/view.ts'
import { linkTitle, passWords, SORT_NAMES } from '../chain/chain-words.ts'
import { doomedLinks } from '../chain/doomed.ts'
import { LinkNumber } from '../signs/link-number.tsx'
import { PowerIcon } from '../signs/icons.tsx'
import './lead.css'

/** What follows stands before the click. */
export function leadOf({ prompt, view, seat }: Asked<EstravenView, EstravenAbout>): ReactNode {
  const asked = prompt.about?.kind
  if (asked === 'priority') return <IfYouPass view={view} me={seat} />
  if (asked === 'block' || asked === 'block-more' || asked === 'blocked') return <IfNobodyBlocks view={view} />
  if (asked === 'main' && seat !== null) return <Purse pool={view.players[seat]?.pool ?? 0} />
  return null
}

/** On a phone the chain lies on another sheet, so what resolves is named here too. */
function IfYouPass({ view, me }: { readonly view: EstravenView; readonly me: Seat | null }) {
  const { chain } = view
  const doomed = doomedLinks(chain.links)
  const open = chain.links.filter(({ link }) => !doomed.has(link)).toReversed()
  return (
    <div className="es-lead">
      <p>{passWords(chain, me)}</p>
      <ul className="es-lead-links">
        {open.map((link) => (
          <li key={link.link}>
            <LinkNumber link={link.link} by={link.by} /> {SORT_NAMES[link.sort]}: <b>{linkTitle(link)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The defender's life with the blocks so far. */
function IfNobodyBlocks({ view }: { readonly view: EstravenView }) {
  const { combat, players } = view
  const defender = players.find(({ seat }) => seat !== combat?.attacker)
  if (combat === null || defender === undefined) return null
  const after = defender.life - combat.unblocked
  return (
    <p className="es-lead" data-danger={after <= 0 || undefined}>
      <PowerIcon size={15} />
      {combat.blocks.length === 0 ? 'Without a block' : 'As it stands'}: {combat.unblocked} damage,{' '}
      {after <= 0 ? 'and you lose.' : `${after} of ${defender.life} life left.`}
    </p>
  )
}

function Purse({ pool }: { readonly pool: number }) {
  return <p className="es-lead num">{pool === 1 ? '1 mana' : `${pool} mana`} in your pool. Pitch cards for more.</p>
}
