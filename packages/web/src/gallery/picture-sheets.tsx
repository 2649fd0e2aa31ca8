import { type ComponentType, lazy, Suspense } from 'react'

/** Sheets of pictures that games bring along to be looked at. */
const found = import.meta.glob<ComponentType>('../../../../games/*/ui/art/sheet.tsx', { import: 'Sheet' })
const sheets = Object.entries(found).map(([path, load]) => ({
  game: path.split('/').at(-4),
  Sheet: lazy(async () => ({ default: await load() })),
}))

export function PictureSheets() {
  return sheets.map(({ game, Sheet }) => (
    <Suspense key={game}>
      <div data-game={game}>
        <Sheet />
      </div>
    </Suspense>
  ))
}
