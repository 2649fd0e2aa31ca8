import { classNames } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { HealthIcon, PowerIcon, ResistanceIcon } from './icons.tsx'
import './stats.css'

export interface StatLine {
  readonly power: number
  readonly resistance: number
  readonly health: number
}

interface StatsProps {
  readonly of: StatLine
  /** What is printed, to show what has changed. */
  readonly printed?: StatLine
  /** Health that is left, where it is damaged. */
  readonly left?: number
}

/** Power, resistance, health: a sword, a shield, a heart. */
export function Stats({ of, printed = of, left = of.health }: StatsProps): ReactElement {
  const hurt = left < of.health
  return (
    <span className="es-stats num">
      <span className={changeOf(of.power, printed.power)}>
        <PowerIcon size={13} />
        <b>{of.power}</b>
      </span>
      <span className={changeOf(of.resistance, printed.resistance)}>
        <ResistanceIcon size={13} />
        <b>{of.resistance}</b>
      </span>
      <span className={classNames(changeOf(of.health, printed.health), hurt && 'is-hurt')}>
        <HealthIcon size={13} />
        <b>{left}</b>
        {hurt && <small>/{of.health}</small>}
      </span>
    </span>
  )
}

function changeOf(now: number, printed: number): string {
  if (now === printed) return ''
  return now > printed ? 'is-more' : 'is-less'
}
