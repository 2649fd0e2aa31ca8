import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import './search-field.css'

interface SearchFieldProps {
  readonly query: string
  /** "Search the rules". */
  readonly label: string
  readonly onQuery: (query: string) => void
}

/** Where one writes what one looks for; `/` leads here. */
export function SearchField({ query, label, onQuery }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || (event.target instanceof Element && event.target.matches('input, textarea, select')))
        return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || query === '') return
    event.stopPropagation()
    onQuery('')
  }
  return (
    <search className="rules-search">
      <Search size={18} aria-hidden="true" />
      <input
        ref={field}
        value={query}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={leave}
      />
      {query === '' ? (
        <kbd className="key" aria-hidden="true">
          /
        </kbd>
      ) : (
        <button type="button" className="rules-tool" aria-label="Stop searching" onClick={() => onQuery('')}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
