import { PLAYED_OFFLINE } from '@turnwright/replay'
import type { GameOutline } from './moment-source.ts'
import './verdict-note.css'

interface VerdictNoteProps {
  readonly proof: NonNullable<GameOutline['proof']>
  readonly entries: number
}

const HEADS = {
  EXACT: 'Exact',
  UNVERIFIED: 'Unverified',
  DIVERGED: 'Diverged',
} as const

/** How far a record can be trusted. What is exact is told in a word. */
export function VerdictNote({ proof, entries }: VerdictNoteProps) {
  const { verdict, reason, advice, proven } = proof
  const offline = proof.playedOffline ? PLAYED_OFFLINE : null
  if (verdict === 'EXACT')
    return (
      <p className="verdict" data-verdict={verdict}>
        <b>{HEADS[verdict]}</b> Every fingerprint is as it was recorded. {offline}
      </p>
    )
  return (
    <p className="verdict" data-verdict={verdict}>
      <b>{HEADS[verdict]}</b> {sentence(reason ?? 'nothing proves it')}{' '}
      {verdict === 'DIVERGED' && `It came out differently after ${entries} answers; what comes later is not shown. `}
      {proven > 0 ? `The first ${proven} answers are proven. ` : 'None of its answers is proven. '}
      {advice !== null && sentence(advice)} {offline}
    </p>
  )
}

function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}
