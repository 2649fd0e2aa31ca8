import { NamedPlace } from './named-place.tsx'
import { ShapeView } from './shape-view.tsx'
import type { Field } from './shape.ts'

/** Things that belong together, side by side, each under its name. */
export function Group({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <ul className="plain-group">
      {fields.map(({ key, label, shape, refs }) => (
        <li key={key} data-kind={shape.kind}>
          <NamedPlace refs={refs} className="plain-lies">
            <h3>{label}</h3>
            <ShapeView shape={shape} small={shape.kind === 'fields'} />
          </NamedPlace>
        </li>
      ))}
    </ul>
  )
}
