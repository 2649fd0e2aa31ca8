import type { Seat } from '@turnwright/kernel'
import type { ReactElement, ReactNode } from 'react'
import { type BoardProps, CheckIcon, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { AgricolaView, PlayerView } from '../../rules/view.ts'
import { Sign } from '../signs/sign.tsx'
import { expectedYoung, harvestNumber, orderOfSeats, STEPS, type Step, stepState } from './steps.ts'
import './ribbon.css'

const NAMES: Readonly<Record<Step, string>> = { field: 'Fields', feeding: 'Feeding', breeding: 'Breeding' }
const WORDS: Readonly<Record<Step, string>> = {
  field: '1 crop a field',
  feeding: '2 food a person',
  breeding: '1 young a pair',
}

/** What a step brings; the young that are to be expected are shown to their owner. */
function wordsFor(step: Step, { players }: AgricolaView, me: Seat | null): ReactNode {
  if (step === 'feeding' && players.length === 1) return '3 food a person'
  const young = me === null || step !== 'breeding' ? [] : expectedYoung(players[me])
  if (young.length === 0) return WORDS[step]
  return (
    <span className="ag-ribbon-young">
      yours:
      {young.map((animal) => (
        <Sign key={animal} of={animal} />
      ))}
      <span className="only-read">{young.map((animal) => `1 ${animal}`).join(', ')}</span>
    </span>
  )
}

/** The harvest as a guided sequence: where it stands, and who has been through it. */
export function HarvestRibbon({
  view,
  players,
  seat,
  step,
}: BoardProps<AgricolaView> & { readonly step: Step }): ReactElement {
  const { n, of } = harvestNumber(view)
  const order = orderOfSeats(view)
  const turn = order.indexOf(view.turn)
  return (
    <section className="ag-ribbon" aria-label={`Harvest ${n} of ${of}`}>
      <p className="ag-ribbon-title">
        <Sign of="sheaf" />
        <span>
          <b>
            Harvest {n} of {of}
          </b>
          <small>after round {view.round}</small>
        </span>
      </p>
      <ol className="ag-steps">
        {STEPS.map((each, at) => (
          <li key={each} data-is={stepState(each, step)} aria-current={each === step ? 'step' : undefined}>
            <i aria-hidden="true">
              {stepState(each, step) === 'done' ? <CheckIcon size={14} strokeWidth={3} /> : at + 1}
            </i>
            <span>
              <b>{NAMES[each]}</b>
              <small>{wordsFor(each, view, seat)}</small>
            </span>
          </li>
        ))}
      </ol>
      <ul className="ag-fed num">
        {order.map((each, at) => {
          const player = view.players[each]
          if (player === undefined) return null
          return (
            <li key={each}>
              <SeatMark seat={each} />
              <span className="ag-fed-name">{nameOfSeat(players, each, seat)}</span>
              <Fed of={player} step={step} isDone={at < turn} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Fed({ of, step, isDone }: { readonly of: PlayerView; readonly step: Step; readonly isDone: boolean }) {
  if (isDone || step === 'breeding')
    return (
      <span className="ag-fed-end" data-is="done">
        <CheckIcon size={13} strokeWidth={3} aria-hidden="true" /> {step === 'field' ? 'cut' : 'fed'}
      </span>
    )
  const { need } = of.harvest
  const { food } = of.supply
  return (
    <span className="ag-fed-end" data-is={food < need ? 'short' : 'enough'}>
      {food}/{need}
      <span className="only-read"> food</span>
    </span>
  )
}
