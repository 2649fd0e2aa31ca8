import { useContext } from 'react'
import { Seated } from './seated.ts'
import type { Field } from './shape.ts'

/** What else is told of a thing, one line each. */
export function DetailList({ details }: { readonly details: readonly Field[] }) {
  const { drawSmall } = useContext(Seated)
  if (details.length === 0) return null
  return (
    <dl className="plain-details">
      {details.map(({ key, label, shape }) => (
        <div key={key}>
          <dt>{label}</dt>
          {/* Of what is merely so its name says everything. */}
          <dd className={shape.kind === 'word' && shape.text === 'yes' ? 'only-read' : undefined}>
            {drawSmall(shape)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
