import { expect, test } from 'vitest'
import type { FamilyFeatures } from '../FamilyFeatures.js'
import { testNetwork } from '../testing/createTestClient.js'
import { bindFeatures } from './bindFeatures.js'

const network = testNetwork(1) as never
const hash = 'hash'

/** The calls of a family whose transactions expire at a height, over a chain that is at one. */
function bound(expiry: bigint | undefined, height: bigint) {
  const watched = new Map<string, bigint | undefined>()
  const features: FamilyFeatures = {
    async sendTransaction(_, __, ___, { expiresAt }) {
      if (expiry !== undefined) expiresAt(expiry)
      return hash
    },
    findReceipt: async (_, parameters) =>
      parameters.expiry !== undefined && height > parameters.expiry
        ? { isExpired: true }
        : { receipt: { hash, blockNumber: height } },
  }
  const calls = bindFeatures(features, {
    walletOf: async () => ({ request: async () => undefined, address: 'me' }),
    rpcOf: () => async () => undefined,
    life: { signal: new AbortController().signal },
    pending: {
      add: (sent) => void watched.set(sent.hash, sent.expiry),
      remove: (sent) => void watched.delete(sent),
    },
  })
  return { calls, watched }
}

test('a transaction that no block takes any more ends the wait for it, and is pending no more', async () => {
  const { calls, watched } = bound(10n, 11n)
  await calls.sendTransaction?.('wallet', { address: 'me', network, transaction: {} })
  expect(watched).toEqual(new Map([[hash, 10n]]))
  const waiting = calls.waitForTransactionReceipt?.({ hash, network })
  await expect(waiting).rejects.toMatchObject({ code: 'transaction_expired' })
  expect(watched.size).toBe(0)
})

test.each([
  ['that may still come', 10n, 10n],
  ['that does not expire', undefined, 1_000n],
])('a transaction %s is waited for', async (_, expiry, height) => {
  const { calls } = bound(expiry, height)
  await calls.sendTransaction?.('wallet', { address: 'me', network, transaction: {} })
  const waiting = calls.waitForTransactionReceipt?.({ hash, network })
  await expect(waiting).resolves.toMatchObject({ hash })
})

test('one that was sent elsewhere has no end that is known', async () => {
  const { calls } = bound(10n, 1_000n)
  const waiting = calls.waitForTransactionReceipt?.({ hash, network })
  await expect(waiting).resolves.toMatchObject({ hash })
})
