import type { GameSummary, Identity } from '@turnwright/protocol/client'
import { type FormEvent, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { Choose, Write } from './form-field.tsx'
import { openTable } from './open-table.ts'
import {
  companyChoices,
  companyOf,
  type Filled,
  OWN_TEXT,
  seatChoices,
  seatsOf,
  tableWanted,
  textOf,
} from './table-form.ts'
import { useWish } from './use-wish.ts'

interface NewTableDialogProps {
  readonly games: readonly GameSummary[]
  readonly me: Identity | null
  readonly onClose: () => void
}

/** A table of one's own: which game, how many seats, who sits there, and what the game lets one choose. */
export function NewTableDialog({ games, me, onClose }: NewTableDialogProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [filled, setFilled] = useState<Filled>({})
  const wish = useWish()
  const game = games.find((each) => each.id === wanted) ?? games[0]
  if (game === undefined) return null
  const fill = (key: string) => (value: string) => setFilled({ ...filled, [key]: value })
  const open = (event: FormEvent) => {
    event.preventDefault()
    wish.run('open', async () => {
      const table = await openTable(tableWanted(game, filled), me)
      goTo(tablePath(table.id))
    })
  }
  const isForPeople = seatsOf(game, filled) > 1 && companyOf(filled) === 'people'
  return (
    <PaperDialog title="Open a table" onClose={onClose}>
      <form onSubmit={open}>
        <Choose
          title="Game"
          value={game.id}
          choices={games.map((each) => [each.id, each.name])}
          choose={(next) => {
            setWanted(next)
            setFilled({})
          }}
        />
        <Choose
          title="Seats"
          value={String(seatsOf(game, filled))}
          choices={seatChoices(game)}
          choose={fill('seats')}
        />
        {seatsOf(game, filled) > 1 && (
          <Choose
            title="Who else plays"
            value={companyOf(filled)}
            choices={companyChoices(game)}
            choose={fill('company')}
          />
        )}
        {isForPeople && (
          <Choose
            title="Who may sit down"
            value={filled['visibility'] ?? 'open'}
            choices={[
              ['open', 'Anybody: it is listed in the lobby'],
              ['invite', 'Only those who have the link'],
            ]}
            choose={fill('visibility')}
          />
        )}
        {game.options.map((option) => (
          <OptionField key={option.key} option={option} filled={filled} fill={fill} />
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

interface OptionFieldProps {
  readonly option: GameSummary['options'][number]
  readonly filled: Filled
  readonly fill: (key: string) => (value: string) => void
}

function OptionField({ option, filled, fill }: OptionFieldProps) {
  const { key, title, choices, default: usual, text } = option
  const listed = choices.map((choice) => [String(choice.value), choice.title] as const)
  const own = text === undefined ? [] : [[OWN_TEXT, text.title] as const]
  const value = filled[key] ?? String(usual)
  return (
    <>
      <Choose title={title} value={value} choices={[...listed, ...own]} choose={fill(key)} />
      {text !== undefined && value === OWN_TEXT && (
        <Write title={text.title} example={text.example} text={textOf(option, filled)} write={fill(`${key} text`)} />
      )}
    </>
  )
}
