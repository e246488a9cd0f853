import type { SiwxMessage } from '@foyer/protocol/siwx'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openWallet } from './fixtures/openWallet.js'
import { type LocalCluster, someAddress, startCluster } from './fixtures/startCluster.js'
import { verifyEd25519 } from './fixtures/verifyEd25519.js'

let cluster: LocalCluster
beforeAll(async () => {
  cluster = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
})
afterAll(() => cluster.stop())

const fields = {
  ...{ domain: 'shop.example:8080', uri: 'https://shop.example:8080/login', version: '1' },
  ...{ nonce: 'a1B2c3D4e5F6', issuedAt: '2026-11-25T18:00:00.000Z' },
}

test.each<[string, Partial<SiwxMessage>]>([
  ['nothing more', {}],
  [
    'all there is',
    {
      ...{ statement: 'I accept the terms.', expirationTime: '2026-11-25T19:00:00.000Z' },
      ...{ notBefore: '2026-11-25T17:00:00.000Z', requestId: 'r-17' },
      resources: ['https://shop.example/terms', 'ipfs://Qm'],
    },
  ],
  ['an empty list', { resources: [] }],
])('a wallet signs in by its own standard with %s', async (_, more) => {
  const { adapter, address, connect, id, wallet } = await openWallet(cluster, onTestFinished)
  const { features } = await connect()
  expect(features).toContain('signIn')
  const chainId = cluster.network.caipNetworkId
  const parameters = { message: { ...fields, address, chainId, ...more }, address }
  const { message, signature } = (await adapter.signIn?.(id, parameters)) ?? {
    ...{ message: '', signature: '' },
  }
  expect(message).toContain('Chain ID: devnet')
  expect(verifyEd25519({ address, message, signature })).toBe(true)
  expect(wallet.requests.at(-1)?.method).toBe('solana:signIn')
  wallet.reject()
  await expect(adapter.signIn?.(id, parameters)).rejects.toMatchObject({ code: 'user_rejected' })
})

test('a wallet that signs in with another account than it was given has not', async () => {
  const { adapter, address, connect, id } = await openWallet(cluster, onTestFinished, {
    intercept: ({ method }, next) =>
      method === 'solana:signIn'
        ? next().then((answer) => {
            const [output] = answer as [{ account: object }]
            const other = someAddress()
            return [{ ...output, account: { address: other, chains: ['solana:devnet'] } }]
          })
        : undefined,
  })
  await connect()
  const message = { ...fields, address, chainId: cluster.network.caipNetworkId }
  const signed = adapter.signIn?.(id, { message, address })
  await expect(signed).rejects.toMatchObject({
    code: 'sign_in_differs',
    data: { field: 'address' },
  })
})

test('a wallet without a standard of its own offers no sign-in', async () => {
  const { connect } = await openWallet(cluster, onTestFinished, { features: ['signMessage'] })
  expect((await connect()).features).not.toContain('signIn')
})
