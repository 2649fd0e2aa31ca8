import { expect, test } from 'vitest'
import { areGood, sealed } from './push-cipher.ts'

/** The example of RFC 8291, section 5 and appendix A. */
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

test('a message is sealed letter for letter as the example of RFC 8291 is', () => {
  const sealing = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    padTo: 0,
  }
  expect(sealed('When I grow up, I want to be a watermelon', keys, sealing).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('what is said twice never looks the same, and its length tells nothing', () => {
  const [one, same, longer] = ['Ana waits.', 'Ana waits.', 'Ana, Bo, Cy and Di wait for you.'].map((text) =>
    sealed(text, keys),
  )
  expect(one!.equals(same!)).toBe(false)
  expect(longer).toHaveLength(one!.length)
})

test('keys that nothing can be sealed with are known beforehand', () => {
  expect(areGood(keys)).toBe(true)
  expect(areGood({ ...keys, auth: 'AAAA' })).toBe(false)
  expect(areGood({ ...keys, auth: '<script>' })).toBe(false)
  expect(areGood({ ...keys, p256dh: '' })).toBe(false)
  const besides = Buffer.from(keys.p256dh, 'base64url')
  besides[64] = besides[64]! ^ 1
  expect(areGood({ ...keys, p256dh: besides.toString('base64url') }), 'a point beside the curve').toBe(false)
})
