import { SeatMark, SEAT_SHAPES } from '@turnwright/tabletop'
import { type ReactNode, useState } from 'react'
import { KeysDialog, TABLE_KEYS } from '../table/keys-dialog.tsx'
import { chooseLight, type Light, useLight } from '../theme/theme.ts'
import { chooseMotion, chooseSeatColours, useLooks } from '../theme/looks.ts'
import './appearance.css'

const LIGHTS: readonly (readonly [Light, string])[] = [
  ['light', 'Day'],
  ['dark', 'Evening'],
  ['system', 'As the system'],
]

/** How the house looks in this browser, with a miniature that shows it at once. */
export function Appearance() {
  const light = useLight()
  const { seatColours, motion } = useLooks()
  const [areKeysOpen, setKeysOpen] = useState(false)
  return (
    <section className="you-panel" id="looks" aria-labelledby="appearance">
      <header className="you-panel-head">
        <h2 id="appearance">Appearance</h2>
        <small>kept in this browser</small>
      </header>
      <div className="looks" aria-hidden="true">
        <span className="looks-bar wood">
          {SEAT_SHAPES.map((shape, seat) => (
            <i key={shape} data-on={seat === 0 || undefined}>
              <SeatMark seat={seat} />
            </i>
          ))}
        </span>
        <span className="looks-cloth cloth">
          <i data-ring />
          <i />
          <i />
          {SEAT_SHAPES.map((shape, seat) => (
            <SeatMark key={shape} seat={seat} />
          ))}
        </span>
      </div>
      <div className="settings">
        <Setting name="Light">
          <Choices name="Light" chosen={light} of={LIGHTS} onChoose={chooseLight} />
        </Setting>
        <Setting name="Seat colours" note="shapes always tell them apart">
          <Choices
            name="Seat colours"
            chosen={seatColours}
            of={[
              ['usual', 'Usual'],
              ['strong', 'Further apart'],
            ]}
            onChoose={chooseSeatColours}
          />
        </Setting>
        <Setting name="Motion">
          <Choices
            name="Motion"
            chosen={motion}
            of={[
              ['system', 'As the system'],
              ['none', 'None'],
            ]}
            onChoose={chooseMotion}
          />
        </Setting>
        <Setting name="Keys" note="everything can be played without a mouse">
          <button type="button" className="btn btn-small" onClick={() => setKeysOpen(true)}>
            Show the keys
          </button>
        </Setting>
      </div>
      {areKeysOpen && <KeysDialog keys={TABLE_KEYS} onClose={() => setKeysOpen(false)} />}
    </section>
  )
}

function Setting({
  name,
  note,
  children,
}: {
  readonly name: string
  readonly note?: string
  readonly children: ReactNode
}) {
  return (
    <div className="setting">
      <div>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
      {children}
    </div>
  )
}

interface ChoicesProps<Value extends string> {
  readonly name: string
  readonly chosen: Value
  readonly of: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value) => void
}

function Choices<Value extends string>({ name, chosen, of, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="setting-choices">
      <legend className="only-read">{name}</legend>
      {of.map(([value, word]) => (
        <label key={value} data-chosen={value === chosen || undefined}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {word}
        </label>
      ))}
    </fieldset>
  )
}
