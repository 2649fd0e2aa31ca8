import { expect, test } from 'vitest'
import { isPublic, publicAddressesOf } from './public-address.ts'
import { endpointIn } from './push-endpoint.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001::1',
  'nothing',
])('%s is not for everybody', (address) => expect(isPublic(address)).toBe(false))

test.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '198.20.0.1',
  '2a00:1450:4001::200e',
  '2606:4700::1111',
])('%s is public', (address) => expect(isPublic(address)).toBe(true))

test('a name is good only where every address behind it is public', async () => {
  const behind = (...addresses: readonly string[]) =>
    publicAddressesOf('push.example', () => Promise.resolve(addresses.map((address) => ({ address, family: 4 }))))
  expect(await behind('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }])
  expect(await behind('8.8.8.8', '10.0.0.1')).toBeNull()
  expect(await behind()).toBeNull()
  expect(await publicAddressesOf('push.example', () => Promise.reject(new Error('no such name')))).toBeNull()
})

test.each([
  'http://push.example.org/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://push.example.org:8443/a',
  'https://user@push.example.org/a',
  'https://push.example.org./a',
  'https://push.example.org/a#b',
  'ftp://push.example.org/a',
  'javascript:alert(1)',
  'push.example.org',
  'http://127.0.0.1:80/a',
  '',
])('%s is no address of a push service', (written) => expect(endpointIn(written, false)).toBeNull())

test('an address of a push service is https at a name, and this machine is one for tests alone', () => {
  expect(endpointIn('https://fcm.googleapis.com/fcm/send/abc', false)?.hostname).toBe('fcm.googleapis.com')
  expect(endpointIn('http://127.0.0.1:8000/a', true)?.port).toBe('8000')
  expect(endpointIn('http://127.0.0.2:8000/a', true)).toBeNull()
  expect(endpointIn('http://localhost:8000/a', true)).toBeNull()
})
