import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AsnParser } from './signature-numbers.server'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const text = Buffer.from('a text')

/** 32 bytes, as a number is written beside the other one. */
const wide = (number: Uint8Array) => Buffer.concat([Buffer.alloc(32), Buffer.from(number)]).subarray(-32)

describe('the numbers of a signature', () => {
  it('are those that were signed, short ones and such with a leading zero as well', () => {
    const missing = new Set([31, 32, 33])
    for (let count = 0; count < 20_000 && missing.size > 0; count++) {
      const { r, s } = AsnParser.parse(sign('sha256', text, privateKey))
      missing.delete(r.length)
      const raw = Buffer.concat([wide(r), wide(s)])
      expect(verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true)
    }
    expect([...missing]).toEqual([])
  })

  it('are refused when the bytes are no sequence of two integers', () => {
    const whole = sign('sha256', text, privateKey)
    const changed = (at: number, byte: number) => {
      const copy = Buffer.from(whole)
      copy[at] = byte
      return copy
    }
    for (const wrong of [
      Buffer.alloc(0),
      whole.subarray(0, 20),
      whole.subarray(0, -1),
      Buffer.concat([whole, Buffer.from([0])]),
      changed(0, 0x31),
      changed(1, 0),
      changed(2, 0x03),
      changed(3, 0),
      changed(3, 255),
    ])
      expect(() => AsnParser.parse(wrong)).toThrow()
  })
})
