import { expect, test } from 'vitest'
import * as relay from './relay.js'

test('the entry of the relay exports these names', () => {
  expect(Object.keys(relay).sort()).toMatchInlineSnapshot(`
    [
      "clientIdOf",
      "clientIdOfKey",
      "createRelayToken",
      "ed25519ByHand",
      "formatRelayCall",
      "formatRelayError",
      "formatRelayResult",
      "readRelayFrame",
      "readRelayToken",
      "relayAttestationMax",
      "relayBatchMax",
      "relayCalls",
      "relayErrorCodes",
      "relayErrors",
      "relayFetchMax",
      "relayMessageMax",
      "relayPingMs",
      "relayRefusals",
      "relayRefusedCode",
      "relayTokenLeewayS",
      "relayTokenLifeS",
      "relayTokenMax",
      "relayTokenOf",
      "relayTokenText",
      "relayTtlDefaultS",
      "relayTtlMaxS",
    ]
  `)
})
