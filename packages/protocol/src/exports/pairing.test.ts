import { expect, test } from 'vitest'
import * as pairing from './pairing.js'

test('the entry of the pairing exports these names', () => {
  expect(Object.keys(pairing).sort()).toMatchInlineSnapshot(`
    [
      "checkProposal",
      "checkSession",
      "createKeyPair",
      "createPairingId",
      "deriveSymKey",
      "envelopeMax",
      "formatPairingUri",
      "grantOf",
      "hashOf",
      "invalidMessageCode",
      "openEnvelope",
      "pairingCalls",
      "pairingExpiryS",
      "pairingMessageMax",
      "parsePairingUri",
      "pingExpiryS",
      "readPairingMessage",
      "readPairingResult",
      "requestExpiryMaxS",
      "requestExpiryMinS",
      "sealEnvelope",
      "sessionErrors",
      "sessionExpiryS",
      "topicOf",
    ]
  `)
})
