import { expect, test } from 'vitest'
import { deviceLabel } from './device-label.ts'

test('a passkey is called after where it was made', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'
  expect(deviceLabel(phone)).toBe('Safari on iPhone')
  const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0'
  expect(deviceLabel(laptop)).toBe('Edge on Windows')
  expect(deviceLabel('something else')).toBe('This browser')
})
