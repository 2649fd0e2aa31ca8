import { expect, test } from 'vitest'
import { unscopedParts } from './scoped-style.ts'

const refused = (css: string) => unscopedParts('wingspan', css).map(({ line, what }) => `${line}: ${what}`)
const scoped = (rules: string) => `@layer game {\n:where([data-game="wingspan"]) {\n${rules}\n}\n}`

test.each([
  '.mine { gap: 4px }',
  '& { --egg: red } [data-food] { color: var(--egg) }',
  '@media (max-width: 760px) { .mine { display: none } }',
  '.hand { & > .card { rotate: 1deg } &:not(.lit) { opacity: 0.5 } }',
  '/* } .mine { */ .mine::after { content: "}" }',
])("within its game's scope anything may be styled: %s", (rules) => {
  expect(refused(scoped(rules))).toEqual([])
})

test.each([
  ['.mine { gap: 4px }', '.mine'],
  [':root { --egg: red }', ':root'],
  ['@media print { .mine { gap: 4px } }', '@media print'],
  [':where([data-game="pokemon"]) { .mine { gap: 4px } }', ':where([data-game="pokemon"])'],
  [':where([data-game="wingspan"]), .mine { gap: 4px }', ':where([data-game="wingspan"]), .mine'],
  ['@font-face { font-family: Egg }', '@font-face'],
])('a rule beside the scope is refused: %s', (rules, head) => {
  const put = 'applies at the tables of every game: put it into :where([data-game="wingspan"]) { … }'
  expect(refused(`@layer game {\n  ${rules}\n}`)).toEqual([`2: ${head} ${put}`])
})

test.each(['.mine { gap: 4px }', '@import "mine.css";', '@layer page { .mine { gap: 4px } }'])(
  "a rule outside the games' layer is refused: %s",
  (rule) => {
    expect(refused(`\n${rule}`)).toEqual([expect.stringMatching(/^2: .* stands outside @layer game/)])
  },
)

test('a keyframe that another game may have called the same is refused', () => {
  expect(refused('@layer game { @keyframes wingspan-hatch { from { opacity: 0 } } }')).toEqual([])
  expect(refused('@layer game { @keyframes hatch { from { opacity: 0 } } }')).toEqual([
    '1: @keyframes hatch is seen by every game: let its name begin with wingspan-',
  ])
})

test('a selector that turns the scope around is refused', () => {
  expect(refused(scoped(':not(&) .mine { gap: 4px }'))).toEqual([expect.stringContaining('can leave the scope')])
})
