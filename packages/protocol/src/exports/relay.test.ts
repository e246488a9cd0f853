import { expect, test } from 'vitest'
import * as relay from './relay.js'

test('the entry of the relay exports these names', () => {
  expect(Object.keys(relay).sort()).toMatchInlineSnapshot(`
    [
      "clientIdOf",
      "createRelayToken",
      "formatRelayCall",
      "formatRelayError",
      "formatRelayResult",
      "readRelayFrame",
      "readRelayToken",
      "relayAttestationMax",
      "relayBatchMax",
      "relayCalls",
      "relayErrors",
      "relayFetchMax",
      "relayMailboxMax",
      "relayMessageMax",
      "relayPingMs",
      "relayRefusals",
      "relayRefusedCode",
      "relayTokenLeewayS",
      "relayTokenLifeS",
      "relayTokenMax",
      "relayTopicsMax",
      "relayTtlDefaultS",
      "relayTtlMaxS",
    ]
  `)
})
