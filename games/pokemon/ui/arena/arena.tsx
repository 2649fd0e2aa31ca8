import { type BoardProps, LogLine, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelView, PlayerView } from '../../rules/view.ts'
import { Active } from './active.tsx'
import { afterTurn } from './after-turn.ts'
import { Moment } from './moment.tsx'
import { storyOf } from './story.ts'
import { Toss } from './toss.tsx'
import './arena.css'

type ArenaProps = BoardProps<DuelView> & { readonly me: PlayerView; readonly foe: PlayerView }

const TOLD = 4

/** Where the Active Pokémon meet: yours low at the left, the opponent's high at the right. */
export function Arena(props: ArenaProps): ReactElement {
  const { me, foe, view, projection, players, seat } = props
  const story = storyOf(projection.log)
  const after = view.matchState === 'PLAYER_TURN' ? afterTurn(view) : []
  const starter = view.players.find(({ identifier }) => identifier === view.firstPlayer)?.seat ?? null
  const playing = cardCalled(view.playing?.id ?? null)
  return (
    <div className="pk-arena">
      <Active {...props} of={foe} />
      <section className="pk-lately" aria-label="Lately">
        <Moment line={story.moment} view={view} />
        {playing !== null && (
          <p className="pk-playing">
            Being played: <b>{playing.name}</b>
          </p>
        )}
        <ol>
          {story.told.slice(story.moment === null ? -TOLD : 1 - TOLD).map((line) => (
            <LogLine key={line.index} line={line} />
          ))}
        </ol>
      </section>
      <div className="pk-between">
        <Toss flips={story.flips} players={players} seat={seat} starter={starter} />
        {after.length > 0 && (
          <div className="pk-after">
            <p>After this turn, in this order</p>
            <ol>
              {after.map(({ seat: whose, words, isDeadly }) => (
                <li key={words} data-deadly={isDeadly || undefined}>
                  <SeatMark seat={whose} /> {words}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <Active {...props} of={me} />
    </div>
  )
}
