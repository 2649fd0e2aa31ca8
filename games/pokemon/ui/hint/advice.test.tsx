import { project } from '@turnwright/kernel/host'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seated } from '../../generator/testing/advised.ts'
import { matchOf } from '../../match/match.ts'
import { Advice } from './advice.tsx'
import { hintFor } from '../../generator/hint.ts'

/** What is read of the advice to Ana, who holds these cards. */
function read(hand: readonly string[]): string {
  const { view, prompt } = matchOf(project(seated({ active: 'Onix', hand }, { active: 'Onix', bench: ['Onix'] }), 0))
  if (prompt === null) throw new Error('nobody is asked')
  return renderToStaticMarkup(<Advice hint={hintFor(view, prompt, 0)} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('advice names the rule in words, its number after it, the reason and the bot', () => {
  expect(read(['Machop'])).toBe(
    'To the Bench, best first (rule 1) Machop joins the Bench: its HP and attacks count for 120, the most in hand. ' +
      'Advice of generator-v2, from what you can know.',
  )
  expect(read([])).toBe(
    'The only thing to do (rule 4.1) Nothing else can be done. Advice of generator-v2, from what you can know.',
  )
})
