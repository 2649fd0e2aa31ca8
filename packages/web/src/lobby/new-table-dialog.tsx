import type { GameSummary, Identity } from '@turnwright/protocol/client'
import { type FormEvent, useId, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { livelySeats, openTable, seatsFor } from './open-table.ts'
import { useWish } from './use-wish.ts'

interface NewTableDialogProps {
  readonly games: readonly GameSummary[]
  readonly me: Identity | null
  readonly onClose: () => void
}

/** A table of one's own: which game, how many seats, who may sit down, and what the game lets one choose. */
export function NewTableDialog({ games, me, onClose }: NewTableDialogProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const wish = useWish()
  const game = games.find((each) => each.id === wanted) ?? games[0]
  if (game === undefined) return null
  const { id } = game
  const { min, max } = game.seats
  const seats = Number(chosen['seats'] ?? livelySeats(game))
  const choose = (key: string) => (value: string) => setChosen({ ...chosen, [key]: value })
  const open = (event: FormEvent) => {
    event.preventDefault()
    wish.run('open', async () => {
      const visibility = chosen['visibility'] === 'invite' ? 'invite' : 'open'
      const options = Object.fromEntries(game.options.map((option) => [option.key, optionValue(option, chosen)]))
      const table = await openTable({ game: id, seats: seatsFor(seats, { kind: 'open' }), visibility, options }, me)
      goTo(tablePath(table.id))
    })
  }
  const counts = Array.from({ length: max - min + 1 }, (_, step) => min + step).filter((count) => count > 1)
  return (
    <PaperDialog title="Open a table" onClose={onClose}>
      <form onSubmit={open}>
        <Choose
          title="Game"
          value={id}
          choices={games.map((each) => [each.id, each.name])}
          choose={(next) => {
            setWanted(next)
            setChosen({})
          }}
        />
        <Choose
          title="Seats"
          value={String(seats)}
          choices={counts.map((count) => [String(count), `${count} players`])}
          choose={choose('seats')}
        />
        <Choose
          title="Who may sit down"
          value={chosen['visibility'] ?? 'open'}
          choices={[
            ['open', 'Anybody: it is listed in the lobby'],
            ['invite', 'Only those who have the link'],
          ]}
          choose={choose('visibility')}
        />
        {game.options.map(({ key, title, choices, default: usual }) => (
          <Choose
            key={key}
            title={title}
            value={chosen[key] ?? String(usual)}
            choices={choices.map((choice) => [String(choice.value), choice.title])}
            choose={choose(key)}
          />
        ))}
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
        <div className="dialog-foot">
          <button type="submit" className="btn btn-primary" aria-disabled={wish.pending !== null || undefined}>
            Open this table
          </button>
        </div>
      </form>
    </PaperDialog>
  )
}

interface ChooseProps {
  readonly title: string
  readonly value: string
  readonly choices: readonly (readonly [string, string])[]
  readonly choose: (value: string) => void
}

function Choose({ title, value, choices, choose }: ChooseProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {choices.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

type OptionField = GameSummary['options'][number]

/** The form speaks in words; the rules want the value those words stand for. */
function optionValue({ key, choices, default: usual }: OptionField, chosen: Readonly<Record<string, string>>) {
  return choices.find(({ value }) => String(value) === chosen[key])?.value ?? usual
}
