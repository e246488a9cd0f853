import { pow } from '@noble/curves/abstract/modular'
import { montgomery } from '@noble/curves/abstract/montgomery'

const prime = 2n ** 255n - 19n

/**
 * X25519 (RFC 7748). The library has it made up in one module with Ed25519, which a page that only pairs would
 * load along, at twice the weight of all else.
 */
export const x25519 = /* @__PURE__ */ montgomery({
  P: prime,
  type: 'x25519',
  randomBytes: (length = 32) => crypto.getRandomValues(new Uint8Array(length)),
  powPminus2: (value) => pow(value, prime - 2n, prime),
  adjustScalarBytes(bytes) {
    bytes[0] = (bytes[0] ?? 0) & 248
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64
    return bytes
  },
})
