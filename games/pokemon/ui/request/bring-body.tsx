import { type Asked, CopyText, useSharedDraft, useTableVoice } from '@turnwright/tabletop'
import { type ReactElement, useId, useRef, useState } from 'react'
import { readDeck, writeDeck } from '../../cards/decks/deck-text.ts'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { EXAMPLE_DECK } from '../../rules/options.ts'
import type { DuelView } from '../../rules/view.ts'
import { keepDeck } from '../decks/kept-deck.ts'
import { optionTexts } from '../option-texts.ts'
import { type BringDraft, bringDraft, firstDraft, WRITTEN } from './bring-draft.ts'
import { DeckVerdict } from './deck-verdict.tsx'
import './bring-body.css'

/** P60: a ready deck, or one that is written here and checked meanwhile. */
export function BringBody({ prompt }: Asked<DuelView>): ReactElement {
  const { answer, busy } = useTableVoice()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [first] = useState(firstDraft)
  const draft = useSharedDraft(bringDraft, prompt.requestId) ?? first
  const { chosen, list: written } = draft
  const put = (change: Partial<BringDraft>) => bringDraft.put(prompt.requestId, { ...draft, ...change })
  const [tried, setTried] = useState(false)
  const ready = READY_DECKS.find((deck) => deck.id === chosen)
  const list = ready === undefined ? written : writeDeck(ready.cards)
  const problems = ready === undefined ? optionTexts.problemsOf(written) : []
  const isUntouched = written.trim() === '' && !tried
  const bring = () => {
    setTried(true)
    if (problems.length > 0) return field.current?.focus()
    if (busy) return
    if (ready === undefined) keepDeck(written)
    answer(prompt, [ready?.id ?? writeDeck(readDeck(written).cards)])
  }
  return (
    <div className="pk-bring">
      <select aria-label="Your deck" value={chosen} onChange={(event) => put({ chosen: event.target.value })}>
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
          value={written}
          aria-label="Its cards, as text"
          aria-invalid={(!isUntouched && problems.length > 0) || undefined}
          aria-describedby={`${id}-verdict`}
          onChange={(event) => put({ list: event.target.value })}
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
          <button type="button" className="btn btn-small" onClick={() => put({ chosen: WRITTEN, list })}>
            Change a copy
          </button>
        )}
        {list.trim() !== '' && <CopyText text={list} label="Copy the list" />}
      </div>
    </div>
  )
}
