import type { Seat } from '@turnwright/kernel'
import { type BoardProps, whose } from '@turnwright/tabletop'
import type { CSSProperties, ReactElement } from 'react'
import type { EstravenView, PermanentView, PlayerView } from '../../rules/view.ts'
import { ResourceCard } from '../card/resource-card.tsx'
import { UnitCard } from '../card/unit-card.tsx'
import { cardCalled } from '../card/printed.ts'
import { shortName } from '../combat/short-name.ts'
import { PowerIcon, ResistanceIcon } from '../signs/icons.tsx'
import { LinkNumber } from '../signs/link-number.tsx'
import './field.css'

type FieldProps = BoardProps<EstravenView> & { readonly of: PlayerView }

/** One side of the battlefield: whoever fights stands together, then the others, then the resources. */
export function Field({ of, view, players, seat }: FieldProps): ReactElement {
  const owner = whose(players, of.seat, seat)
  const units = of.battlefield.filter(({ id }) => cardCalled(id)?.type !== 'resource')
  const resources = of.battlefield.filter(({ id }) => cardCalled(id)?.type === 'resource')
  const fighting = units.filter(isFighting)
  const others = units.filter((unit) => !isFighting(unit))
  return (
    <section className="es-field" aria-label={`${owner} battlefield`}>
      <div className="es-units">
        <div
          className="es-row"
          data-several={units.length > 4 || undefined}
          data-many={units.length > 6 || undefined}
          style={roomOf(units, fighting.length > 0)}
        >
          {fighting.length > 0 && (
            <div className="es-band" data-seat={of.seat}>
              <p className="es-band-label">
                <BandLabel units={fighting} view={view} owner={of.seat} me={seat} />
              </p>
              {fighting.map((unit) => (
                <UnitCard key={unit.card} of={unit} links={view.chain.links} block={blockWords(view, unit)} />
              ))}
            </div>
          )}
          {others.map((unit) => (
            <UnitCard key={unit.card} of={unit} links={view.chain.links} block={blockWords(view, unit)} />
          ))}
          {units.length === 0 && <p className="es-field-none">No units on {of.seat === seat ? 'your' : owner} side</p>}
        </div>
      </div>
      {resources.length > 0 && (
        <section
          className="es-resources"
          data-many={resources.length > 2 || undefined}
          aria-label={`${owner} resources`}
        >
          {resources.map((resource) => (
            <ResourceCard key={resource.card} of={resource} />
          ))}
        </section>
      )}
    </section>
  )
}

/** Who stands in whose way. */
function blockWords(view: EstravenView, { card }: PermanentView): string | null {
  const against = view.combat?.blocks.find(({ attacker, blocker }) => attacker === card || blocker === card)
  if (against === undefined) return null
  return against.blocker === card ? `blocks ${shortName(view, against.attacker)}` : shortName(view, against.blocker)
}

function isFighting({ attacking, blocking }: PermanentView): boolean {
  return attacking || blocking !== null
}

const TAPPED_WIDTH = 1.2

/** How many widths of an upright card the row needs, for the style sheet to make them fit. */
function roomOf(units: readonly PermanentView[], isBanded: boolean): CSSProperties {
  const widths = units.reduce((sum, { tapped }) => sum + (tapped ? TAPPED_WIDTH : 1), 0)
  return {
    '--widths': Math.max(1, widths),
    '--gaps': units.length - 1,
    '--band': isBanded ? '24px' : '0px',
  }
}

interface BandLabelProps {
  readonly units: readonly PermanentView[]
  readonly view: EstravenView
  readonly owner: Seat
  readonly me: Seat | null
}

function BandLabel({ units, view, owner, me }: BandLabelProps) {
  const attack = view.chain.links.find(({ sort, others }) => sort === 'attack' && others.length > 0)
  if (units.some(({ attacking }) => attacking))
    return (
      <>
        <PowerIcon size={13} /> <b>{owner === me ? 'Your attack' : me === null ? 'Attack' : 'Attack on you'}</b>
        {attack !== undefined && <LinkNumber link={attack.link} by={attack.by} />}
      </>
    )
  return (
    <>
      <ResistanceIcon size={13} /> <b>{owner === me ? 'Your block' : 'Blocks'}</b>
    </>
  )
}
