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
      "dismissAlert",
      "dismissNotice",
      "embeddedConnectorId",
      "estimateGas",
      "explorerTransactionUrl",
      "explorerUrl",
      "findNetwork",
      "getActivity",
      "getBalance",
      "getBalances",
      "getCaipAddress",
      "getCallsStatus",
      "getCapabilities",
      "getConnectionStatus",
      "getIdentity",
      "getNfts",
      "getProvider",
      "getUniversalProvider",
      "networkImage",
      "notify",
      "openModal",
      "pairingConnectorId",
      "preparePairing",
      "reconnect",
      "refreshBalances",
      "resolveFeatures",
      "sendCalls",
      "sendTransaction",
      "setPreferredAccount",
      "setTheme",
      "showAlert",
      "signMessage",
      "signTypedData",
      "startClient",
      "switchAccount",
      "switchChain",
      "transfer",
      "updateEmail",
      "waitForTransactionReceipt",
      "walletImage",
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
      "testAdapter",
      "testNetwork",
    ]
  `)
})
