import type { BenchMoment } from '@turnwright/workbench/wire'
import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type RowChange, treeRows } from './tree-rows.ts'
import './state-tree.css'

const SIGNS: Readonly<Record<RowChange, string>> = { same: '', changed: '~', added: '+', removed: '−' }
const WORDS: Readonly<Record<RowChange, string>> = { same: '', changed: 'changed', added: 'added', removed: 'removed' }

interface StateTreeProps {
  readonly moment: BenchMoment
  readonly onlyChanges: boolean
}

/** The state as a tree, with what the last step changed. */
export function StateTree({ moment: { state, before, cards }, onlyChanges }: StateTreeProps) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const names = useMemo(() => new Map(cards.map(({ id, name }) => [id, name])), [cards])
  const rows = useMemo(() => {
    const numberWords = (value: number) => {
      const name = names.get(value)
      return name === undefined ? String(value) : `${value} ${name}`
    }
    return treeRows(state, before, { turned, onlyChanges, numberWords })
  }, [state, before, turned, onlyChanges, names])
  const turn = (path: string) =>
    setTurned((old) => (old.has(path) ? new Set([...old].filter((each) => each !== path)) : new Set([...old, path])))
  if (rows.length === 0) return <p className="bench-note">The last step changed nothing in the state.</p>
  return (
    <ul className="state-tree code">
      {rows.map(({ path, depth, label, change, text, was, isOpen }) => (
        <li key={`${path} ${change}`} data-change={change} style={{ '--depth': depth }}>
          <span className="tree-sign" aria-hidden="true">
            {SIGNS[change]}
          </span>
          <span className="only-read">{WORDS[change]}</span>
          {isOpen === null ? (
            <span className="tree-key">{label}</span>
          ) : (
            <button type="button" className="tree-key" aria-expanded={isOpen} onClick={() => turn(path)}>
              {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
              {label}
            </button>
          )}
          <span className="tree-value">
            {was !== null && <del>{was}</del>}
            {was !== null && <ArrowRight aria-hidden="true" />}
            {change === 'removed' ? <del>{text}</del> : text}
          </span>
        </li>
      ))}
    </ul>
  )
}
