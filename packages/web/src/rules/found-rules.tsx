import type { ReactNode } from 'react'
import type { Rule, RuleBook } from '@turnwright/games/rule-book'
import { nearestIn, searchBook } from './search-book.ts'

interface FoundRulesProps {
  readonly book: RuleBook
  readonly query: string
  readonly asked: string | null
  readonly entry: (rule: Rule) => ReactNode
  readonly onQuery: (query: string) => void
  readonly children: ReactNode
}

/** The rules that speak of something; where none does, words to look for instead. */
export function FoundRules({ book, query, asked, entry, onQuery, children }: FoundRulesProps) {
  const rules = searchBook(book, query, asked)
  const instead = rules.length === 0 ? nearestIn(book, query) : []
  return (
    <>
      <output className="rules-count">
        {rules.length === 0
          ? `No rule speaks of “${query.trim()}”.`
          : rules.length === 1
            ? `1 rule speaks of “${query.trim()}”.`
            : `${rules.length} rules speak of “${query.trim()}”.`}
      </output>
      {instead.length > 0 && (
        <p className="rules-instead">
          Look for
          {instead.map((word) => (
            <button key={word} type="button" className="rule-door" onClick={() => onQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      {rules.map(entry)}
      {children}
    </>
  )
}
