import { describe, expect, it } from 'vitest'
import { isLoopback, networkOf } from './network'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([null, '', 'nobody', '1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9', 'g::1', '1:2:3:4:5:6:7::8'])(
    'of %s, which is no address, is one for all',
    (address) => {
      expect(networkOf(address)).toBe('unknown')
    },
  )

  it('is on this machine for loopback addresses alone', () => {
    for (const own of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
      expect(isLoopback(own)).toBe(true)
    for (const other of [null, '', '12.7.0.1', '203.0.113.127', '::2']) expect(isLoopback(other)).toBe(false)
  })
})
