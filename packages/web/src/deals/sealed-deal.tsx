import { type DealState, newKey, persist } from '@turnwright/protocol/client'
import { inWords, SeatMark } from '@turnwright/tabletop'
import { Hourglass } from 'lucide-react'
import { someone } from '../identity/identity.ts'
import { useWish } from '../lobby/use-wish.ts'
import { Link } from '../navigation/link.tsx'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { client } from '../server/client.ts'
import { closingWords } from './deal-words.ts'
import { SendDeal } from './send-deal.tsx'
import './sealed-deal.css'

/** More envelopes than this would hide the button. */
const MOST_SHOWN = 7

interface SealedDealProps {
  readonly deal: DealState
  readonly minutes: number | null
}

/** What others made of the deal lies in envelopes, until one has played it oneself. */
export function SealedDeal({ deal, minutes }: SealedDealProps) {
  const wish = useWish()
  const others = deal.games.filter(({ you }) => !you)
  const hidden = deal.played - (deal.you === null ? 0 : 1) - Math.min(others.length, MOST_SHOWN)
  const play = (company: 'bots' | 'friends') =>
    wish.run(company, async () => {
      await someone(null)
      const body = { company, key: newKey() }
      const { id } = await persist(() => client.call('POST /api/deals/:id/tables', { params: { id: deal.id }, body }))
      goTo(tablePath(id))
    })
  const bots = deal.seats.flatMap(({ agent }) => (agent === null ? [] : [agent]))
  return (
    <>
      <p className="fork-lead">
        The same cards, the same options, the same bots. What is dealt at the beginning is the same for all; what do you
        make of it?
      </p>
      <ol className="envelopes" aria-label="Who has played it">
        {others.slice(0, MOST_SHOWN).map(({ number, name, state }, at) => (
          <li key={number}>
            <span className="envelope" aria-hidden="true">
              <span className="envelope-seal" data-seat={(at + 1) % 5}>
                <SeatMark seat={(at + 1) % 5} />
              </span>
            </span>
            <b>{name}</b>
            <small>{state === 'playing' ? 'still playing' : 'sealed'}</small>
          </li>
        ))}
        <li className="envelope-own">
          <span className="envelope" aria-hidden="true">
            <Hourglass size={22} />
          </span>
          <b>You</b>
          <small>{deal.you === null ? 'not played yet' : 'not over yet'}</small>
        </li>
      </ol>
      {hidden > 0 && <p className="quiet num">and {hidden} more</p>}
      <div className="fork-doors">
        {deal.you === null ? (
          <>
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={wish.pending !== null || undefined}
              onClick={() => play('bots')}
            >
              {wish.pending === 'bots' ? 'Dealing…' : 'Play this deal too'}
            </button>
            {bots.length > 0 && (
              <button
                type="button"
                className="btn"
                aria-disabled={wish.pending !== null || undefined}
                onClick={() => play('friends')}
              >
                Play it with friends
              </button>
            )}
          </>
        ) : (
          <Link className="btn btn-primary" href={tablePath(deal.you.table)}>
            Go on playing
          </Link>
        )}
        <p className="quiet">
          {[
            minutes === null ? null : `about ${minutes} minutes`,
            bots.length === 0 ? null : `against ${botWords(bots)}`,
          ]
            .filter((each) => each !== null)
            .join(', ')}
        </p>
      </div>
      <p className="field-problem" role="alert">
        {wish.refused}
      </p>
      {deal.kind === 'link' && deal.open && (
        <div className="sealed-send">
          <SendDeal id={deal.id} isQuiet />
        </div>
      )}
      <p className="fork-fine">
        The envelopes open when you have finished. A deal is played once and without hints; you may leave and come back.{' '}
        {closingWords(deal)}; until then its games give no record.
      </p>
    </>
  )
}

function botWords(bots: readonly string[]): string {
  const kinds = [...new Set(bots)]
  return inWords(
    kinds.map((kind) => {
      const count = bots.filter((each) => each === kind).length
      return count === 1 ? `a ${kind} bot` : `${count} ${kind} bots`
    }),
  )
}
