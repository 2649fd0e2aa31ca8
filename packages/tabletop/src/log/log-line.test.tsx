import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TableVoiceProvider, useTableVoice } from '../board/table-voice.ts'
import { LogLine } from './log-line.tsx'

const line = { index: 0, parts: [{ seat: 1, name: 'Mira' }, ' plows', ' at ', '2,0'] }

function Heard({ logWords }: { readonly logWords: ((text: string) => string) | null }) {
  const silent = useTableVoice()
  const voice = logWords === null ? silent : { ...silent, logWords }
  return (
    <TableVoiceProvider value={voice}>
      <LogLine line={line} />
    </TableVoiceProvider>
  )
}

const shown = (logWords: ((text: string) => string) | null) =>
  renderToStaticMarkup(<Heard logWords={logWords} />).replace(/<[^>]+>/g, '')

test('a line reads as it was told, or as the game words it for people', () => {
  expect(shown(null)).toBe('Mira plows at 2,0')
  expect(shown((text) => text.replace('at 2,0', 'in row 3'))).toBe('Mira plows in row 3')
})
