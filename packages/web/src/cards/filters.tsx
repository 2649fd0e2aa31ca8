import {
  type CatalogueCard,
  chartOf,
  countWith,
  isNumber,
  isWanted,
  type KindTrait,
  type NumberTrait,
  reachOf,
  type Shelf,
  type Wanted,
  withoutRange,
} from '@turnwright/tabletop'
import { useId } from 'react'
import './filters.css'

interface FiltersProps {
  readonly shelf: Shelf
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
}

/** Everything that the cards of a shelf can be told apart by. */
export function Filters({ shelf, wanted, onWant }: FiltersProps) {
  return (
    <div className="filters">
      {shelf.traits.map((trait) =>
        isNumber(trait) ? (
          <RangeFilter key={trait.id} {...{ shelf, wanted, onWant, trait }} />
        ) : (
          <KindFilter key={trait.id} {...{ shelf, wanted, onWant, trait }} />
        ),
      )}
    </div>
  )
}

const MOST_BUTTONS = 8

/** A button for each value, with how many cards it would leave; a list where there are many. */
function KindFilter({ shelf, wanted, onWant, trait }: FiltersProps & { readonly trait: KindTrait }) {
  const id = useId()
  const chosen = wanted.kinds[trait.id] ?? []
  const choose = (values: readonly string[]): void =>
    onWant({ ...wanted, kinds: { ...wanted.kinds, [trait.id]: values } })
  const values = trait.values.filter(({ id: value }) => shelf.cards.some((card) => isOf(card, trait, value)))
  if (values.length > MOST_BUTTONS)
    return (
      <div className="filter">
        <label className="filter-title" htmlFor={id}>
          {trait.title}
        </label>
        <select
          id={id}
          value={chosen[0] ?? ''}
          onChange={({ target }) => choose(target.value === '' ? [] : [target.value])}
        >
          <option value="">any</option>
          {values.map((value) => (
            <option key={value.id} value={value.id}>
              {value.title} ({countWith(shelf, wanted, trait.id, value.id)})
            </option>
          ))}
        </select>
      </div>
    )
  return (
    <fieldset className="filter">
      <legend className="filter-title">{trait.title}</legend>
      <div className="filter-values">
        {values.map((value) => {
          const isChosen = chosen.includes(value.id)
          const left = countWith(shelf, wanted, trait.id, value.id)
          return (
            <button
              key={value.id}
              type="button"
              className="filter-value"
              aria-pressed={isChosen}
              data-empty={left === 0 || undefined}
              onClick={() => choose(isChosen ? chosen.filter((each) => each !== value.id) : [...chosen, value.id])}
            >
              {value.sign}
              <span>{value.title}</span>
              <span className="num">{left}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function isOf({ has }: CatalogueCard, { id }: KindTrait, value: string): boolean {
  const own = has[id]
  return typeof own === 'object' && own.includes(value)
}

/** From and to, under a chart of all cards with those that are found. */
function RangeFilter({ shelf, wanted, onWant, trait }: FiltersProps & { readonly trait: NumberTrait }) {
  const [least, most] = reachOf(shelf, trait)
  const [from, to] = wanted.ranges[trait.id] ?? [least, most]
  const unit = trait.unit === undefined ? '' : ` ${trait.unit}`
  const choose = (lower: number, upper: number): void => {
    const isAll = lower <= least && upper >= most
    onWant(
      isAll ? withoutRange(wanted, trait) : { ...wanted, ranges: { ...wanted.ranges, [trait.id]: [lower, upper] } },
    )
  }
  return (
    <fieldset className="filter">
      <legend className="filter-title">
        {trait.title}{' '}
        <span className="num">
          {from} to {to}
          {unit}
        </span>
      </legend>
      <Chart shelf={shelf} wanted={wanted} trait={trait} />
      <div className="filter-range">
        <input
          type="range"
          aria-label={`${trait.title} from`}
          min={least}
          max={most}
          value={from}
          onChange={({ target }) => choose(Math.min(Number(target.value), to), to)}
        />
        <input
          type="range"
          aria-label={`${trait.title} to`}
          min={least}
          max={most}
          value={to}
          onChange={({ target }) => choose(from, Math.max(Number(target.value), from))}
        />
      </div>
    </fieldset>
  )
}

function Chart({ shelf, wanted, trait }: Omit<FiltersProps, 'onWant'> & { readonly trait: NumberTrait }) {
  const all = chartOf(shelf, trait, () => true)
  const found = chartOf(shelf, trait, (card) => isWanted(card, wanted))
  const highest = Math.max(...all)
  return (
    <div className="filter-chart" aria-hidden="true">
      {all.map((count, at) => (
        <span key={at} style={{ height: `${(count / highest) * 100}%` }}>
          <i style={{ height: count === 0 ? 0 : `${((found[at] ?? 0) / count) * 100}%` }} />
        </span>
      ))}
    </div>
  )
}
