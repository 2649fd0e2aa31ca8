import { Menu } from '@base-ui/react/menu'
import type { Player, Seat } from '@turnwright/kernel'
import type { Eyes } from '@turnwright/replay'
import { SeatMark } from '@turnwright/tabletop'
import { Check, Eye, Lock } from 'lucide-react'
import { memo, useState } from 'react'
import { eyesWords } from './replay-words.ts'
import './eyes-switch.css'

interface EyesSwitchProps {
  readonly players: readonly Player[]
  /** Who looks, where they sit at the table. */
  readonly me: Seat | null
  readonly eyes: Eyes
  readonly open: readonly Eyes[]
  readonly onSee: (eyes: Eyes) => void
}

const LOCKED = 'Opens when the game is over'

/** All pairs of eyes there are, in the order in which E goes through them. */
export function allEyes(players: readonly Player[]): readonly Eyes[] {
  return ['everybody', ...players.map(({ seat }) => seat), null]
}

/** Through whose eyes the table is seen: a row of buttons on a wide screen, a menu on a narrow one. */
export const EyesSwitch = memo(function EyesSwitch({ players, me, eyes, open, onSee }: EyesSwitchProps) {
  // Opening draws this anew: the board, into which the menu opens, may not have been there the first time.
  const [unfolded, unfold] = useState(false)
  const shut = allEyes(players).filter((each) => !open.includes(each))
  return (
    <>
      <fieldset className="eyes" aria-label="Whose eyes">
        <Eye aria-hidden="true" />
        {open.map((each) => (
          <button
            key={String(each)}
            type="button"
            aria-pressed={each === eyes}
            aria-label={eyesWords(each, players, me)}
            onClick={() => onSee(each)}
          >
            {typeof each === 'number' && <SeatMark seat={each} />}
            {(typeof each !== 'number' || each === me) && eyesWords(each, players, me)}
          </button>
        ))}
        {shut.includes('everybody') && (
          <button type="button" aria-disabled="true" data-reason={LOCKED}>
            <Lock aria-hidden="true" />
            Everyone
          </button>
        )}
      </fieldset>
      <Menu.Root open={unfolded} onOpenChange={(isOpen) => unfold(isOpen)}>
        <Menu.Trigger className="tool eyes-menu" aria-label={`Whose eyes: ${eyesWords(eyes, players, me)}`}>
          <Eye size={20} aria-hidden="true" />
          <span aria-hidden="true">{eyesWords(eyes, players, me)}</span>
        </Menu.Trigger>
        <Menu.Portal container={document.getElementById('board-area')}>
          <Menu.Positioner
            sideOffset={8}
            align="end"
            collisionPadding={8}
            positionMethod="fixed"
            className="popup-layer"
          >
            <Menu.Popup className="menu paper">
              {open.map((each) => (
                <Menu.Item key={String(each)} className="menu-item" onClick={() => onSee(each)}>
                  <span className="menu-icon" aria-hidden="true">
                    {each === eyes ? <Check /> : typeof each === 'number' ? <SeatMark seat={each} /> : null}
                  </span>
                  {eyesWords(each, players, me)}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  )
})
