import { type ReactNode, useId } from 'react'

interface ChooseProps {
  readonly title: string
  readonly value: string
  readonly choices: readonly (readonly [string, string])[]
  readonly choose: (value: string) => void
  /** More about what is chosen, below it. */
  readonly children?: ReactNode
}

/** One of several, in words. */
export function Choose({ title, value, choices, choose, children }: ChooseProps) {
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
      {children}
    </div>
  )
}

interface WriteProps {
  readonly name: string
  readonly title: string
  readonly example: string
  readonly text: string
  readonly write: (text: string) => void
  /** Everything that is wrong with it, each for itself. */
  readonly problems: readonly string[]
  /** What is in it, and who can read it. */
  readonly children?: ReactNode
}

/** A text of several lines, pasted more often than typed. What is wrong with it stands right below. */
export function Write({ name, title, example, text, write, problems, children }: WriteProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <textarea
        id={id}
        name={name}
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={example}
        value={text}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}-problems ${id}-note`}
        onChange={(event) => write(event.target.value)}
      />
      <ul className="field-problems" id={`${id}-problems`} aria-live="polite">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <div className="field-note" id={`${id}-note`}>
        {children}
      </div>
    </div>
  )
}
