import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { linksTo } from './links.ts'

const at = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as NetworkInterfaceInfo

const interfaces = {
  lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
  wifi: [at('192.168.1.20', 'IPv4'), at('fe80::1', 'IPv6')],
  cable: [at('10.0.0.7', 'IPv4')],
  gone: undefined,
}

test('a server for this machine has one link', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(linksTo(host, 8080, interfaces)).toEqual(['http://localhost:8080'])
})

test('a server for everyone has a link for each network it can be reached from', () => {
  for (const host of ['0.0.0.0', '::'])
    expect(linksTo(host, 8080, interfaces)).toEqual([
      'http://localhost:8080',
      'http://192.168.1.20:8080',
      'http://10.0.0.7:8080',
    ])
})

test('a server at one address is reached there and nowhere else', () => {
  expect(linksTo('192.168.1.20', 80, interfaces)).toEqual(['http://192.168.1.20:80'])
  expect(linksTo('fd00::2', 80, interfaces)).toEqual(['http://[fd00::2]:80'])
})

test('the interfaces of a real machine are read', () => {
  for (const link of linksTo('0.0.0.0', 8080, networkInterfaces())) expect(URL.canParse(link), `of ${link}`).toBe(true)
})
