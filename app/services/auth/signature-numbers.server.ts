/**
 * In the Worker this stands for `@peculiar/asn1-schema` and `@peculiar/asn1-ecc`, which read every kind of certificate and are
 * 20 kB of its upload. The library of passkeys reads with them the two numbers of an ECDSA signature (RFC 3279, 2.2.3): a sequence
 * of two integers, of up to 127 bytes each.
 */
export const AsnParser = {
  parse(der: Uint8Array): { r: Uint8Array; s: Uint8Array } {
    const r = integerAt(der, 2)
    const s = integerAt(der, 4 + r.length)
    if (der[0] !== 0x30 || der[1] !== der.length - 2 || der.length !== 6 + r.length + s.length)
      throw new Error('This is no sequence of two integers.')
    return { r, s }
  },
}

/**
 * What the library names when it parses a signature; there is only one kind here.
 * @public The Worker's bundle imports it.
 */
export const ECDSASigValue = null

function integerAt(der: Uint8Array, at: number): Uint8Array {
  const length = der[at + 1] ?? 0
  if (der[at] !== 0x02 || length === 0) throw new Error('This is no integer.')
  return der.subarray(at + 2, at + 2 + length)
}
