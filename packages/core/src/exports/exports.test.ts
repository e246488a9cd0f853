import { expect, test } from 'vitest'
import * as main from './index.js'
import * as testing from './testing.js'

test('the main entry exports these names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "activeNetwork",
      "activeNetworkId",
      "cancelPairing",
      "closeModal",
      "connect",
      "connectors",
      "createFoyer",
      "disconnect",
      "embeddedConnectorId",
      "estimateGas",
      "getBalance",
      "getCaipAddress",
      "getCallsStatus",
      "getCapabilities",
      "getConnectionStatus",
      "getProvider",
      "getUniversalProvider",
      "notify",
      "openModal",
      "pairingConnectorId",
      "preparePairing",
      "reconnect",
      "sendCalls",
      "sendTransaction",
      "setPreferredAccount",
      "setTheme",
      "signMessage",
      "signPsbt",
      "signTypedData",
      "startClient",
      "switchAccount",
      "switchChain",
      "switchConnection",
      "transfer",
      "updateEmail",
      "waitForTransactionReceipt",
      "watchEvents",
      "writeContract",
    ]
  `)
})

test('the testing entry exports these names', () => {
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "createPairingEngine",
      "createTestClient",
      "fakeAdapter",
      "fakeAddress",
      "fakeConnector",
      "fakeSession",
      "heldClock",
      "memoryStorage",
      "ownAdapter",
      "testAdapter",
      "testNetwork",
      "testStore",
    ]
  `)
})
