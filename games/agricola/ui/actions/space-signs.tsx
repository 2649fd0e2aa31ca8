import type { ReactElement } from 'react'
import type { SpaceAction, SpacePart } from '../../cards/space.ts'
import { Amounts } from '../signs/amounts.tsx'
import type { Mark } from '../signs/mark-drawings.tsx'
import { Sign } from '../signs/sign.tsx'
import './space-signs.css'

const PARTS: Readonly<Record<SpacePart, Mark>> = {
  'build-rooms': 'room',
  'build-stables': 'barn',
  'build-one-stable': 'barn',
  plow: 'plow',
  sow: 'sow',
  bake: 'bake',
}

/** What a person does on a space, in signs; its sentence stands in the label. */
export function SpaceSigns({ action }: { readonly action: SpaceAction }): ReactElement {
  return (
    <span className="ag-does" aria-hidden="true">
      <Signs action={action} />
    </span>
  )
}

function Signs({ action }: { readonly action: SpaceAction }) {
  switch (action.does) {
    case 'gather':
      return null
    case 'gain':
      return (
        <>
          <Amounts of={action.goods} isBrief={Object.keys(action.goods).length > 2} />
          {action.oneOf?.map((goods, at) => (
            <span key={at} className="ag-does-or">
              <i>{at === 0 ? '+' : 'or'}</i>
              <Amounts of={goods} />
            </span>
          ))}
        </>
      )
    case 'and-or':
      return <Pair first={PARTS[action.parts[0]]} word="and/or" second={PARTS[action.parts[1]]} />
    case 'plow':
      return <Sole of="plow" word={action.n === 1 ? '1 field' : `${action.n} fields`} />
    case 'occupation':
      return <Lesson food={action.food} />
    case 'start-player':
      return <Pair first="start" word="then" second="minor" />
    case 'fences':
      return (
        <>
          <Sole of="fence" word="each 1" />
          <Sign of="wood" />
        </>
      )
    case 'improvement':
      if (action.majorsOnly === true) return <Sole of="improvement" word="major" />
      return <Pair first="improvement" word="or" second="minor" />
    case 'growth':
      if (action.thenMinor) return <Pair first="family" word="then" second="minor" />
      return <Sole of="family" word={action.roomNeeded ? 'with room' : 'without room'} />
    case 'renovate':
      return <Pair first="renovate" word="then" second={action.followedBy === 'fences' ? 'fence' : 'improvement'} />
  }
}

function Pair({ first, word, second }: { readonly first: Mark; readonly word: string; readonly second: Mark }) {
  return (
    <>
      <Sign of={first} />
      <i>{word}</i>
      <Sign of={second} />
    </>
  )
}

function Sole({ of, word }: { readonly of: Mark; readonly word: string }) {
  return (
    <>
      <Sign of={of} />
      <i>{word}</i>
    </>
  )
}

/** The price climbs with every occupation: 0, then 1. */
function Lesson({ food }: { readonly food: readonly number[] }) {
  const prices = [...new Set(food)]
  return (
    <>
      <Sole of="occupation" word={`for ${prices.join('/')}`} />
      <Sign of="food" />
    </>
  )
}
