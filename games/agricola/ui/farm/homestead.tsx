import type { Prompt } from '@turnwright/kernel/host'
import { type BoardProps, nameOfSeat, SeatMark, useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView, PlayerView } from '../../rules/view.ts'
import { isThatCard, useDropOn } from '../drag/carry.ts'
import { isFencing } from '../fencing/fencing-terms.ts'
import { isHarvest } from '../harvest/steps.ts'
import { type ArrangeOffer, arrangeOffer, isArranging } from '../herding/herd-draft.ts'
import { InPlay } from '../mine/in-play.tsx'
import { Supply } from '../mine/supply.tsx'
import { atHomeNow } from '../others/at-home.ts'
import { Sign } from '../signs/sign.tsx'
import { FarmYard, FenceYard, HerdYard, OwnFarmYard } from './farm-yard.tsx'
import './homestead.css'

interface HomesteadProps extends BoardProps<AgricolaView> {
  readonly of: PlayerView
  /** Back to one's own farm, where it is not this one. */
  readonly onBack?: (() => void) | undefined
}

/** A farm with everything that belongs to it: the yard, the supply and what is in play. */
export function Homestead({ of, view, players, seat, prompts, onBack }: HomesteadProps): ReactElement {
  const isMine = of.seat === seat
  const atHome = atHomeNow(view, of)
  const drop = useDropOn(null, isThatCard)
  const name = isMine ? 'Your farm' : `${nameOfSeat(players, of.seat, seat)}’s farm`
  return (
    <section className="ag-homestead" aria-label={name} {...(isMine ? drop : {})}>
      <h2 className="ag-title ag-farm-title" data-seat={of.seat}>
        <SeatMark seat={of.seat} />
        {name}
        {view.marker === of.seat && (
          <span className="ag-start">
            <Sign of="start" /> <span className="ag-start-words">starting player</span>
          </span>
        )}
        {onBack === undefined ? (
          <FoodNote of={of} view={view} />
        ) : (
          <button type="button" className="btn btn-small ag-back" onClick={onBack}>
            Back to your farm
          </button>
        )}
      </h2>
      <Yard {...{ of, atHome, isMine, prompts }} breeds={view.phase === 'field' || view.phase === 'feeding'} />
      <Supply of={of} isMine={isMine} />
      <InPlay of={of} />
    </section>
  )
}

interface YardProps {
  readonly of: PlayerView
  readonly atHome: number
  readonly isMine: boolean
  readonly prompts: readonly Prompt[]
  readonly breeds: boolean
}

function Yard({ of, atHome, isMine, prompts, breeds }: YardProps) {
  if (!isMine) return <FarmYard {...{ of, atHome, isMine }} />
  const fencing = prompts.find(isFencing)
  if (fencing !== undefined) return <FenceYard {...{ of, atHome }} prompt={fencing} />
  const arranging = prompts.find(isArranging)
  if (arranging !== undefined) return <HerdYard {...{ of, atHome }} prompt={arranging} />
  return <OwnYard {...{ of, atHome, breeds }} offer={arrangeOffer(prompts)} />
}

interface OwnYardProps extends Pick<YardProps, 'of' | 'atHome' | 'breeds'> {
  readonly offer: ArrangeOffer | null
}

/** Your own farm. Beside a question of yours animals can be moved about. */
function OwnYard({ of, atHome, breeds, offer }: OwnYardProps) {
  const { answer, busy } = useTableVoice()
  const move = ({ prompt, action }: ArrangeOffer) =>
    !busy && answer(prompt, { action: 'anytime-action', anytimeAction: action })
  return (
    <div className="ag-own-yard">
      <OwnFarmYard {...{ of, atHome, breeds }} />
      {offer !== null && (
        <button type="button" className="ag-move-animals" aria-label="Move animals" onClick={() => move(offer)}>
          <Sign of="arrange" />
        </button>
      )}
    </div>
  )
}

/** What the next harvest will take, as soon as it is near. */
function FoodNote({ of, view }: { readonly of: PlayerView; readonly view: AgricolaView }) {
  const { need } = of.harvest
  const { food } = of.supply
  if (!view.isHarvestRound || view.phase === 'breeding' || view.phase === 'scoring') return null
  return (
    <span className="ag-food-note num" data-short={food < need || undefined}>
      <Sign of="sheaf" />
      {isHarvest(view.phase) ? `Feeding: ${food} of ${need} food` : `Harvest this round: ${food} of ${need} food`}
    </span>
  )
}
