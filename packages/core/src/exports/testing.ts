export { createPairingEngine } from '../pairing/engine/createPairingEngine.js'
export type {
  PairingEngine,
  PairingEvent,
  PairingProposal,
  SessionRequest,
} from '../pairing/engine/PairingEngine.js'
export type { AdapterFixture } from '../testing/adapterFixture.js'
export type { TestClient } from '../testing/createTestClient.js'
export { createTestClient, testNetwork } from '../testing/createTestClient.js'
export type { FakeAdapter, FakeAdapterOptions } from '../testing/fakeAdapter.js'
export { fakeAdapter, fakeAddress, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
export { heldClock } from '../testing/heldClock.js'
export { memoryStorage } from '../testing/memoryStorage.js'
export { ownAdapter } from '../testing/ownAdapter.js'
export type { AdapterCase } from '../testing/testAdapter.js'
export { testAdapter } from '../testing/testAdapter.js'
export { type TestStore, testStore } from '../testing/testStore.js'
