import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { bringIntoSight, toTheBeginning } from './bring-into-sight.ts'
import { ChapterPick } from './chapter-pick.tsx'
import { FoundRules } from './found-rules.tsx'
import { RuleBlocks } from './rule-blocks.tsx'
import type { Rule, RuleBook } from '@turnwright/games/rule-book'
import { RuleEntry } from './rule-entry.tsx'
import { SearchField } from './search-field.tsx'
import { searchWords } from './search-words.ts'
import './rules-reader.css'

interface RulesReaderProps {
  readonly book: RuleBook
  /** The rule behind what is asked at the table now. */
  readonly asked: string | null
  /** Where to open; null for the beginning. */
  readonly at: string | null
  readonly onRule: (number: string) => void
  /** Another one each time somebody asks for the rule, also for the same one again. */
  readonly visit?: object
  readonly searchLabel?: string
  /** What else is found, below the rules that are. */
  readonly alsoFound?: (query: string, goTo: (number: string) => void) => ReactNode
}

/** The rules to read: chapter by chapter, or what speaks of something. */
export function RulesReader(props: RulesReaderProps) {
  const { book, asked, at, onRule, visit, searchLabel = 'Search the rules', alsoFound } = props
  const [query, setQuery] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const words = searchWords(query)
  const isSearching = words.length > 0
  const go = (number: string): void => {
    setQuery('')
    onRule(number)
  }
  useShown(list, isSearching ? null : at, visit)
  useEffect(() => {
    if (query !== '' && list.current !== null) toTheBeginning(list.current)
  }, [query])
  const doorTo = (number: string): ReactNode => (
    <button type="button" className="rule-door num" aria-label={`Rule ${number}`} onClick={() => go(number)}>
      {number}
    </button>
  )
  const entry = (rule: Rule) => (
    <RuleEntry
      key={rule.number}
      rule={rule}
      words={words}
      doorTo={doorTo}
      isAsked={rule.number === asked}
      isSought={rule.number === at && !isSearching}
    />
  )
  return (
    <div className="rules-reader">
      <SearchField query={query} label={searchLabel} onQuery={setQuery} />
      {!isSearching && <ChapterPick book={book} at={at} list={list} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts are scrolled with the keyboard */}
      <section className="rules-list" ref={list} tabIndex={0} aria-label="The text of the rules">
        {isSearching ? (
          <FoundRules book={book} query={query} asked={asked} entry={entry} onQuery={setQuery}>
            {alsoFound?.(query, go)}
          </FoundRules>
        ) : (
          <>
            {book.opening.length > 0 && (
              <section className="chapter">
                <RuleBlocks blocks={book.opening} words={[]} doorTo={doorTo} />
              </section>
            )}
            {book.chapters.map((chapter) => (
              <section key={chapter.id} className="chapter" id={`chapter-${chapter.id}`}>
                <h2>{chapter.title}</h2>
                <RuleBlocks blocks={chapter.blocks} words={[]} doorTo={doorTo} />
                {chapter.rules.map(entry)}
              </section>
            ))}
          </>
        )}
      </section>
    </div>
  )
}

/** Brings a rule into sight and gives it the focus, so that ears are told it too. */
function useShown(list: RefObject<HTMLElement | null>, at: string | null, visit: object | undefined): void {
  useEffect(() => {
    if (at === null) return
    const rule = list.current?.querySelector<HTMLElement>(`#rule-${at}`)
    if (list.current === null || rule === null || rule === undefined) return
    rule.querySelector('h3')?.focus({ preventScroll: true })
    bringIntoSight(list.current, rule)
  }, [list, at, visit])
}
