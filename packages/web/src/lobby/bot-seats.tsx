import type { GameSummary } from '@turnwright/protocol/client'
import { botWords, inOrderOfStrength } from '../bots/bot-words.ts'
import { WATCH_PACES } from '../watch/watch-path.ts'
import { Choose } from './form-field.tsx'
import { botAt, botKey, type Filled, seatsOf } from './table-form.ts'

interface BotSeatsProps {
  readonly game: GameSummary
  readonly filled: Filled
  readonly fill: (more: Filled) => void
}

/** Which bot sits where, and how fast they are watched. */
export function BotSeats({ game, filled, fill }: BotSeatsProps) {
  const seats = Array.from({ length: seatsOf(game, filled) }, (_, seat) => seat)
  const chosen = seats.map((seat) => botAt(game, filled, seat))
  const isSlow = game.agents.some(({ name, slow }) => slow && chosen.includes(name))
  return (
    <>
      {seats.map((seat) => (
        <Choose
          key={seat}
          title={`Seat ${seat + 1}`}
          value={botAt(game, filled, seat)}
          choices={inOrderOfStrength(game.agents).map(({ name }) => [name, botWords(name)] as const)}
          choose={(agent) => fill({ [botKey(seat)]: agent })}
        >
          <p className="field-note">{game.agents.find(({ name }) => name === botAt(game, filled, seat))?.about}</p>
        </Choose>
      ))}
      <Choose title="Pace" value={filled['pace'] ?? 'calm'} choices={WATCH_PACES} choose={(pace) => fill({ pace })}>
        <p className="field-note">
          They play in your browser, and you may see through any of their eyes.
          {isSlow && ' Those who think ahead take their time.'}
        </p>
      </Choose>
    </>
  )
}
