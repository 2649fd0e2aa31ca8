import { pace } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { AWAY, DAYS, INCREMENTS, MINUTES, paceOf } from './pace-form.ts'

test('a form that nobody touched has no clock', () => {
  expect(paceOf({})).toEqual({ clock: { kind: 'none' }, whenOver: 'table', awayMinutes: 3 })
})

test('whatever can be chosen is a pace that the server takes', () => {
  for (const clock of ['none', 'live', 'days'])
    for (const [minutes] of MINUTES)
      for (const [increment] of INCREMENTS)
        for (const [days] of DAYS)
          for (const [awayMinutes] of AWAY) {
            const wanted = paceOf({ clock, minutes, increment, days, awayMinutes, whenOver: 'bot' })
            expect(pace.parse(wanted)).toEqual(wanted)
          }
})

test('what is not among the choices is the usual', () => {
  expect(paceOf({ clock: 'live', minutes: '999', increment: 'x' }).clock).toEqual({
    kind: 'live',
    minutes: 15,
    increment: 20,
  })
})
