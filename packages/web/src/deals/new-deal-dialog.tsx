import { type DealRequest, type GameSummary, newKey, persist } from '@turnwright/protocol/client'
import { type FormEvent, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { someone } from '../identity/identity.ts'
import { Choose } from '../lobby/form-field.tsx'
import { bestAgent, livelySeats } from '../lobby/open-table.ts'
import { seatChoices } from '../lobby/table-form.ts'
import { useWish } from '../lobby/use-wish.ts'
import { goTo } from '../navigation/navigation.ts'
import { client } from '../server/client.ts'
import { closingWords, dealPath } from './deal-words.ts'

interface NewDealDialogProps {
  readonly games: readonly GameSummary[]
  readonly onClose: () => void
}

const A_DAY = 24 * 60 * 60 * 1_000
const DAYS: readonly (readonly [string, string])[] = [
  ['1', 'One day'],
  ['3', 'Three days'],
  ['7', 'A week'],
  ['14', 'Two weeks'],
  ['30', 'Thirty days'],
]

/** A fresh deal for all who get its link: which game, for how many, against whom, and when it closes. */
export function NewDealDialog({ games, onClose }: NewDealDialogProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [players, setPlayers] = useState<string | null>(null)
  const [agent, setAgent] = useState<string | null>(null)
  const [days, setDays] = useState('7')
  const [openedAt] = useState(() => Date.now())
  const wish = useWish()
  const game = games.find(({ id }) => id === wanted) ?? games[0]
  if (game === undefined) return null
  const seats = Number(players ?? livelySeats(game))
  const bot = agent ?? bestAgent(game)
  const open = (event: FormEvent) => {
    event.preventDefault()
    wish.run('deal', async () => {
      await someone(null)
      const body: DealRequest = {
        of: 'game',
        game: game.id,
        players: seats,
        ...(bot === undefined ? {} : { agent: bot }),
        days: Number(days),
        key: newKey(),
      }
      const { id } = await persist(() => client.call('POST /api/deals', { body }))
      goTo(dealPath(id))
    })
  }
  const closes = new Date(openedAt + Number(days) * A_DAY).toISOString()
  return (
    <PaperDialog title="A deal for friends" onClose={onClose}>
      <form onSubmit={open}>
        <p className="field-note">
          You get a link. Everybody who opens it is dealt the same, plays it once without hints, and sees what others
          made of it when their own game is over.
        </p>
        <Choose
          title="Game"
          value={game.id}
          choices={games.map(({ id, name }) => [id, name])}
          choose={(id) => {
            setWanted(id)
            setPlayers(null)
            setAgent(null)
          }}
        />
        {game.seats.min < game.seats.max && (
          <Choose title="Seats" value={String(seats)} choices={seatChoices(game)} choose={setPlayers} />
        )}
        {seats > 1 && (
          <Choose
            title="Bots in the other seats"
            value={bot ?? ''}
            choices={game.agents.map(({ name }) => [name, name])}
            choose={setAgent}
          >
            <p className="field-note">{game.agents.find(({ name }) => name === bot)?.about}</p>
          </Choose>
        )}
        <Choose title="Open for" value={days} choices={DAYS} choose={setDays}>
          <p className="field-note">{closingWords({ closes, open: true })}. Until then its games give no record.</p>
        </Choose>
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
        <div className="dialog-foot">
          <button type="submit" className="btn btn-primary" aria-disabled={wish.pending !== null || undefined}>
            {wish.pending === null ? 'Open this deal' : 'Dealing…'}
          </button>
        </div>
      </form>
    </PaperDialog>
  )
}
