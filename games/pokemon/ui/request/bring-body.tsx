import { type Asked, CopyText, useTableVoice } from '@turnwright/tabletop'
import { useId, useRef, useState } from 'react'
import { readDeck, writeDeck } from '../../cards/decks/deck-text.ts'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { EXAMPLE_DECK } from '../../rules/options.ts'
import type { DuelView } from '../../rules/view.ts'
import { keepDeck, keptDeck } from '../decks/kept-deck.ts'
import { optionTexts } from '../option-texts.ts'
import { DeckVerdict } from './deck-verdict.tsx'
import './bring-body.css'

/** The choice that opens a field to write in. No deck has a space in its id. */
const WRITTEN = 'a deck of my own'

/** P60: a ready deck, or one that is written here and checked meanwhile. */
export function BringBody({ prompt }: Asked<DuelView>) {
  const { answer, busy } = useTableVoice()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => keptDeck())
  const [chosen, choose] = useState(() => (text === '' ? (READY_DECKS[0]?.id ?? WRITTEN) : WRITTEN))
  const [tried, setTried] = useState(false)
  const ready = READY_DECKS.find((deck) => deck.id === chosen)
  const list = ready === undefined ? text : writeDeck(ready.cards)
  const problems = ready === undefined ? optionTexts.problemsOf(text) : []
  const isUntouched = text.trim() === '' && !tried
  const bring = () => {
    setTried(true)
    if (problems.length > 0) return field.current?.focus()
    if (busy) return
    if (ready === undefined) keepDeck(text)
    answer(prompt, [ready?.id ?? writeDeck(readDeck(text).cards)])
  }
  return (
    <div className="pk-bring">
      <select aria-label="Your deck" value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value={WRITTEN}>A deck of my own, as text</option>
        {READY_DECKS.map((deck) => (
          <option key={deck.id} value={deck.id}>
            {deck.name}
          </option>
        ))}
      </select>
      {ready === undefined && (
        <textarea
          ref={field}
          rows={7}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={EXAMPLE_DECK}
          value={text}
          aria-label="Its cards, as text"
          aria-invalid={(!isUntouched && problems.length > 0) || undefined}
          aria-describedby={`${id}-verdict`}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className="pk-bring-foot">
        <DeckVerdict id={`${id}-verdict`} list={list} problems={isUntouched ? [] : problems} />
        <button
          type="button"
          className="btn btn-primary"
          data-key="c"
          aria-keyshortcuts="C"
          aria-disabled={busy || problems.length > 0 || undefined}
          onClick={bring}
        >
          {ready === undefined ? 'Bring this deck' : `Bring ${ready.name}`}{' '}
          <kbd className="key" aria-hidden="true">
            C
          </kbd>
        </button>
      </div>
      <div className="pk-bring-tools">
        {ready !== undefined && (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => {
              setText(list)
              choose(WRITTEN)
            }}
          >
            Change a copy
          </button>
        )}
        {list.trim() !== '' && <CopyText text={list} label="Copy the list" />}
      </div>
    </div>
  )
}
