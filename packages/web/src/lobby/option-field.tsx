import type { GameSummary } from '@turnwright/protocol/client'
import { CopyText, type OptionTexts } from '@turnwright/tabletop'
import { Choose, Write } from './form-field.tsx'
import { type Filled, OWN_TEXT, textKey, textOf } from './table-form.ts'

export interface OptionFieldProps {
  readonly option: GameSummary['options'][number]
  /** What the game knows of texts in place of choices; null while it is fetched, and where there is nothing to know. */
  readonly texts: OptionTexts | null
  readonly filled: Filled
  readonly fill: (more: Filled) => void
  /** Somebody wanted to open the table with this: what is missing is told too. */
  readonly tried: boolean
}

/** One thing that a game lets its table choose. */
export function OptionField({ option, texts, filled, fill, tried }: OptionFieldProps) {
  const { key, title, choices, default: usual, text } = option
  const listed = choices.map((choice) => [String(choice.value), choice.title] as const)
  const own = text === undefined ? [] : [[OWN_TEXT, text.title] as const]
  const value = filled[key] ?? String(usual)
  const written = text === undefined ? null : (texts?.textOf(value) ?? null)
  return (
    <>
      <Choose title={title} value={value} choices={[...listed, ...own]} choose={(next) => fill({ [key]: next })}>
        {written !== null && (
          <div className="field-note">
            <span>{texts?.summaryOf(written)}</span>
            <button
              type="button"
              className="btn btn-small"
              aria-label={`Change a copy of ${title.toLowerCase()}`}
              onClick={() => fill({ [key]: OWN_TEXT, [textKey(option)]: written })}
            >
              Change a copy
            </button>
            <CopyText text={written} label="Copy the list" />
          </div>
        )}
      </Choose>
      {text !== undefined && value === OWN_TEXT && <OwnText {...{ option, texts, filled, fill, tried }} />}
    </>
  )
}

function OwnText({ option, texts, filled, fill, tried }: OptionFieldProps) {
  const text = textOf(option, filled)
  const isEmpty = text.trim() === ''
  const problems = isEmpty && !tried ? [] : (texts?.problemsOf(text) ?? [])
  return (
    <Write
      name={textKey(option)}
      title={`${option.title}, as text`}
      example={option.text?.example ?? ''}
      text={text}
      write={(next) => fill({ [textKey(option)]: next })}
      problems={problems}
    >
      {texts !== null && !isEmpty && problems.length === 0 && <b>{texts.summaryOf(text)}</b>}
      <span>{texts?.seenBy}</span>
      {!isEmpty && <CopyText text={text} label="Copy the list" />}
    </Write>
  )
}
