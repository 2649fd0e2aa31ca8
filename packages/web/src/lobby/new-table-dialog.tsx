import type { GameSummary, Identity } from '@turnwright/protocol/client'
import { type FormEvent, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { aboutToSit } from '../table/about-to-sit.ts'
import { Choose } from './form-field.tsx'
import { keepTexts, keptTexts } from './kept-texts.ts'
import { openTable } from './open-table.ts'
import { OptionField } from './option-field.tsx'
import {
  aboutCompany,
  allowsSecondLooks,
  companyChoices,
  companyOf,
  type Filled,
  optionsFor,
  seatChoices,
  secondLookChoices,
  seatsOf,
  tableWanted,
  wrongText,
} from './table-form.ts'
import { useOptionTexts } from './use-option-texts.ts'
import { useWish } from './use-wish.ts'

interface NewTableDialogProps {
  readonly games: readonly GameSummary[]
  readonly me: Identity | null
  readonly onClose: () => void
}

/** A table of one's own: which game, how many seats, who sits there, and what the game lets one choose. */
export function NewTableDialog({ games, me, onClose }: NewTableDialogProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [filled, setFilled] = useState<Filled>(() => keptFor(games[0]))
  const [tried, setTried] = useState(false)
  const wish = useWish()
  const game = games.find((each) => each.id === wanted) ?? games[0]
  const texts = useOptionTexts(game?.id ?? '')
  if (game === undefined) return null
  const fill = (more: Filled) => setFilled({ ...filled, ...more })
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    // What is wrong stands below its field already: the server would say the same.
    const wrong = wrongText(game, filled, texts)
    if (wrong !== null) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    wish.run('open', async () => {
      const table = await openTable(tableWanted(game, filled), me)
      keep(game, filled)
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
            setFilled(keptFor(games.find(({ id }) => id === next)))
            setTried(false)
          }}
        />
        {game.seats.min < game.seats.max && (
          <Choose
            title="Seats"
            value={String(seatsOf(game, filled))}
            choices={seatChoices(game)}
            choose={(seats) => fill({ seats })}
          />
        )}
        {seatsOf(game, filled) > 1 && (
          <Choose
            title="Who else plays"
            value={companyOf(filled)}
            choices={companyChoices(game)}
            choose={(company) => fill({ company })}
          >
            {aboutCompany(game, filled) !== null && <p className="field-note">{aboutCompany(game, filled)}</p>}
          </Choose>
        )}
        {isForPeople && (
          <Choose
            title="Who may sit down"
            value={filled['visibility'] ?? 'open'}
            choices={[
              ['open', 'Anybody: it is listed in the lobby'],
              ['invite', 'Only those who have the link'],
            ]}
            choose={(visibility) => fill({ visibility })}
          />
        )}
        <Choose
          title="Taking back past something revealed"
          value={allowsSecondLooks(filled) ? 'yes' : 'no'}
          choices={secondLookChoices(isForPeople)}
          choose={(secondLooks) => fill({ secondLooks })}
        >
          <p className="field-note">
            {allowsSecondLooks(filled)
              ? 'The result then says “with second looks”.'
              : 'A card, a roll or an answer of somebody else that was seen stays.'}
          </p>
        </Choose>
        {optionsFor(game, filled).map((option) => (
          <OptionField key={option.key} {...{ option, texts, filled, fill, tried }} />
        ))}
        <p className="field-problem" role="alert">
          {wish.refused}
        </p>
        <div className="dialog-foot">
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={wish.pending !== null || undefined}
            {...aboutToSit(game.id)}
          >
            Open this table
          </button>
        </div>
      </form>
    </PaperDialog>
  )
}

/** A browser that keeps nothing is no reason not to play. */
function keptFor(game: GameSummary | undefined): Filled {
  try {
    return game === undefined ? {} : keptTexts(game, localStorage)
  } catch {
    return {}
  }
}

function keep(game: GameSummary, filled: Filled): void {
  try {
    keepTexts(game, filled, localStorage)
  } catch {
    // The same.
  }
}
