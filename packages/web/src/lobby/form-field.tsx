import { useId } from 'react'

interface ChooseProps {
  readonly title: string
  readonly value: string
  readonly choices: readonly (readonly [string, string])[]
  readonly choose: (value: string) => void
}

/** One of several, in words. */
export function Choose({ title, value, choices, choose }: ChooseProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {choices.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

interface WriteProps {
  readonly title: string
  readonly example: string
  readonly text: string
  readonly write: (text: string) => void
}

/** A text of several lines, pasted more often than typed. */
export function Write({ title, example, text, write }: WriteProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        placeholder={example}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
    </div>
  )
}
