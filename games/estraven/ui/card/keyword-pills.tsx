import type { ReactElement } from 'react'
import type { AbilityView } from '../../rules/view.ts'
import { AbilityIcon, StaticIcon, TriggerIcon } from '../signs/icons.tsx'
import './keyword-pills.css'

interface KeywordPillsProps {
  readonly words: readonly string[]
  readonly abilities?: readonly AbilityView[]
}

const ICONS = { activated: AbilityIcon, triggered: TriggerIcon, static: StaticIcon } as const

/** Keywords in words; abilities as signs, lit while they can be used. */
export function KeywordPills({ words, abilities = [] }: KeywordPillsProps): ReactElement {
  return (
    <span className="es-pills">
      {words.map((word) => (
        <span key={word} className="es-pill">
          {word}
        </span>
      ))}
      {abilities.map(({ ability, kind, usable }) => {
        const Icon = ICONS[kind]
        return (
          <span key={ability} className="es-pill es-pill-sign" data-usable={usable || undefined}>
            <Icon size={11} />
          </span>
        )
      })}
    </span>
  )
}
