import {
  CardBack,
  Coin,
  Die,
  KeyedStore,
  Meeple,
  Nameplate,
  offersOnTable,
  Pile,
  RequestPanel,
  SeatName,
  TableVoiceProvider,
  useDrafts,
} from '@turnwright/tabletop'
import type { Projection } from '@turnwright/kernel/host'
import { useMemo } from 'react'
import { asked } from './fixtures.ts'
import { PictureSheets } from './picture-sheets.tsx'
import './gallery-page.css'

/** For those who build boards: every part of the visual language on one page. Not part of the built page. */
export function GalleryPage() {
  return (
    <main className="gallery cloth">
      <h1>Parts of the table</h1>
      <div className="gallery-row wood">
        <Nameplate seat={0} name="You" note="bids" lit score={{ value: 19 }} />
        <Nameplate seat={1} name="Mira" note="sealed" lit={false} score={{ value: 22 }} />
        <Nameplate seat={2} name="Otto" note="bids" lit score={{ value: 17 }} />
        <Nameplate seat={3} name="Juniper" note="sealed" lit={false} score={{ value: 3, unit: 'prizes' }} />
        <Nameplate seat={4} name="Five" note="away" lit={false} score={null} away />
      </div>
      <div className="gallery-row">
        {[0, 1, 2, 3, 4].map((seat) => (
          <Meeple key={seat} seat={seat} />
        ))}
        {([1, 2, 3, 4, 5, 6] as const).map((face) => (
          <Die key={face} face={face} />
        ))}
        <Coin value={8} />
        <CardBack width={60} />
        <Pile label="Deck" count={24} width={60} />
        <SeatName seat={3} name="Juniper" />
      </div>
      <div className="gallery-panels">
        {Object.entries(asked).map(([name, projection]) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <Asking projection={projection} />
          </figure>
        ))}
      </div>
      <PictureSheets />
    </main>
  )
}

function Asking({ projection }: { readonly projection: Projection }) {
  const { prompts } = projection
  const { drafts, choose, takeBack } = useDrafts(prompts, () => {})
  const stores = useMemo(() => ({ pointing: new KeyedStore<true>(), traces: new KeyedStore<number>() }), [])
  const voice = {
    seat: 0,
    offers: offersOnTable(prompts, drafts),
    drafts,
    choose,
    answer: () => {},
    busy: false,
    ...stores,
  }
  return (
    <TableVoiceProvider value={voice}>
      <RequestPanel projection={projection} ui={null} undo={{ label: 'Undo', run: () => void takeBack() }} />
    </TableVoiceProvider>
  )
}
