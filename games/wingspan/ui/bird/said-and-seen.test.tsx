import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BIRDS } from '../../cards/catalogue.ts'
import type { BirdCard, MatBirdView } from '../../rules/view.ts'
import { HandBird } from './hand-bird.tsx'
import { MatBird } from './mat-bird.tsx'
import { TrayBird } from './tray-bird.tsx'

/** The words of a text, without signs between them. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return [' ', ...words.filter((word) => word !== '').map((word) => `${word} `)].join('')
}

function plain(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** Cards whose label lacks something that stands on them as text: who speaks to a computer says what they read. */
function mismatched(draw: (card: BirdCard & MatBirdView) => React.ReactNode): readonly string[] {
  const at = { card: 7 as never, eggs: 1, cached: 1, tucked: 1, rests: false }
  return BIRDS.flatMap(({ id, name }) => {
    const html = renderToStaticMarkup(draw({ ...at, bird: id } as BirdCard & MatBirdView))
    const label = plain(/aria-label="([^"]*)"/.exec(html)?.[1] ?? '')
    const seen = plain(html.replaceAll(/<[^>]*>/g, ' '))
    const isSaid = label.includes(name) && wordsOf(label).includes(wordsOf(seen))
    return isSaid ? [] : [`${name}: "${seen.trim()}" in "${label}"`]
  })
}

describe('what stands on a bird as text is part of its label, word for word', () => {
  test('in the hand', () => {
    expect(mismatched((of) => <HandBird of={of} counts />)).toEqual([])
  })

  test('in the tray', () => {
    expect(mismatched((of) => <TrayBird of={of} />)).toEqual([])
  })

  test('on a mat', () => {
    expect(mismatched((of) => <MatBird of={of} turn={null} />)).toEqual([])
  })
})
