import { type GameSummary, newKey, type TableRequest, type TableState } from '@turnwright/protocol/client'
import { type FormEvent, useState } from 'react'
import { PaperDialog } from '../dialog/paper-dialog.tsx'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { HowFast } from '../pace/how-fast.tsx'
import { aboutToSit } from '../table/about-to-sit.ts'
import { watchPath } from '../watch/watch-path.ts'
import { BotSeats } from './bot-seats.tsx'
import { Choose } from './form-field.tsx'
import { keepTexts, keptTexts } from './kept-texts.ts'
import { bestAgent } from './open-table.ts'
import { OptionField } from './option-field.tsx'
import {
  aboutCompany,
  allowsSecondLooks,
  allowsSpectators,
  botChoices,
  botCounts,
  companyChoices,
  companyOf,
  companyOfBots,
  type Filled,
  hintChoices,
  hintRuleOf,
  isForPeople,
  isWatched,
  optionsFor,
  placeChoices,
  presetChoices,
  presetFilled,
  presetOf,
  seatChoices,
  secondLookChoices,
  spectatorChoices,
  seatsOf,
  tableWanted,
  watchWanted,
  wrongText,
} from './table-form.ts'
import { useOptionTexts } from './use-option-texts.ts'
import { useWish } from './use-wish.ts'

interface NewTableDialogProps {
  readonly title: string
  readonly games: readonly GameSummary[]
  /** The game to begin with. */
  readonly first?: string | null
  /** Whether people may come: a table of this browser is for bots alone. */
  readonly isForBots?: boolean
  readonly open: (wanted: TableRequest) => Promise<TableState>
  readonly onClose: () => void
}

/** A table of one's own: which game, how many seats, who sits there, and what the game lets one choose. */
export function NewTableDialog({ title, games, first = null, isForBots = false, open, onClose }: NewTableDialogProps) {
  const [wanted, setWanted] = useState<string | null>(first)
  const start = (id: string | null): Filled => startOf(games.find((each) => each.id === id) ?? games[0], isForBots)
  const [filled, setFilled] = useState<Filled>(() => start(first))
  const [tried, setTried] = useState(false)
  const wish = useWish()
  const game = games.find((each) => each.id === wanted) ?? games[0]
  const texts = useOptionTexts(game?.id ?? '')
  if (game === undefined) return null
  const fill = (more: Filled) => setFilled({ ...filled, ...more })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    // What is wrong stands below its field already: the server would say the same.
    const wrong = wrongText(game, filled, texts)
    if (wrong !== null) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (isWatched(filled)) {
      keep(game, filled)
      return goTo(watchPath(watchWanted(game, filled, newKey())))
    }
    wish.run('open', async () => {
      const table = await open(tableWanted(game, filled))
      keep(game, filled)
      goTo(tablePath(table.id))
    })
  }
  const amongPeople = isForPeople(game, filled)
  return (
    <PaperDialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <Choose
          title="Game"
          value={game.id}
          choices={games.map((each) => [each.id, each.name])}
          choose={(next) => {
            setWanted(next)
            setFilled(start(next))
            setTried(false)
          }}
        />
        <Choose
          title="Your place"
          value={isWatched(filled) ? 'watch' : 'play'}
          choices={placeChoices}
          choose={(place) => fill({ place })}
        />
        {game.seats.min < game.seats.max && (
          <Choose
            title="Seats"
            value={String(seatsOf(game, filled))}
            choices={isWatched(filled) ? botCounts(game) : seatChoices(game)}
            choose={(seats) => fill({ seats })}
          />
        )}
        {isWatched(filled) && <BotSeats {...{ game, filled, fill }} />}
        {!isWatched(filled) && seatsOf(game, filled) > 1 && (
          <Choose
            title="Who else plays"
            value={companyOf(filled)}
            choices={isForBots ? botChoices(game) : companyChoices(game)}
            choose={(company) => fill({ company })}
          >
            {aboutCompany(game, filled) !== null && <p className="field-note">{aboutCompany(game, filled)}</p>}
          </Choose>
        )}
        {amongPeople && (
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
        {amongPeople && (
          <Choose
            title="Who may look on"
            value={allowsSpectators(filled) ? 'yes' : 'no'}
            choices={spectatorChoices}
            choose={(spectators) => fill({ spectators })}
          >
            <p className="field-note">
              {allowsSpectators(filled)
                ? 'They see what lies open, and no hands. You see who they are.'
                : 'Once it has begun, the game is for those who sit here, and stays so when it is over.'}
            </p>
          </Choose>
        )}
        {amongPeople && <HowFast filled={filled} fill={fill} />}
        {!isWatched(filled) && (
          <>
            <Choose
              title="Taking back past something revealed"
              value={allowsSecondLooks(filled) ? 'yes' : 'no'}
              choices={secondLookChoices(amongPeople)}
              choose={(secondLooks) => fill({ secondLooks })}
            >
              <p className="field-note">
                {allowsSecondLooks(filled)
                  ? 'The result then says “with second looks”.'
                  : 'A card, a roll or an answer of somebody else that was seen stays.'}
              </p>
            </Choose>
            <Choose
              title="Hints"
              value={hintRuleOf(filled, amongPeople)}
              choices={hintChoices(amongPeople)}
              choose={(hints) => fill({ hints })}
            >
              <p className="field-note">A strong bot says what it would do. What is answered after that is marked.</p>
            </Choose>
          </>
        )}
        {game.presets.length > 0 && (
          <Choose
            title="How it is played"
            value={presetOf(game, filled)}
            choices={presetChoices(game)}
            choose={(preset) => fill(presetFilled(game, preset))}
          />
        )}
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
            {isWatched(filled) ? 'Watch them play' : 'Open this table'}
          </button>
        </div>
      </form>
    </PaperDialog>
  )
}

/** What is filled in before anybody has touched the form. */
function startOf(game: GameSummary | undefined, isForBots: boolean): Filled {
  const agent = game === undefined || !isForBots ? undefined : bestAgent(game)
  return { ...keptFor(game), ...(agent === undefined ? {} : { company: companyOfBots(agent) }) }
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
