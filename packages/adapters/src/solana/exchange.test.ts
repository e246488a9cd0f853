import { address, generateKeyPairSigner } from '@solana/kit'
import { createExchange, writeRoute } from 'sandbox/solana'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTokens } from './fixtures/createTokens.js'
import { type LocalCluster, startCluster } from './fixtures/startCluster.js'

const classic = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')

let cluster: LocalCluster
beforeAll(async () => {
  cluster = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
})
afterAll(() => cluster.stop())

test('the exchange of the local network pays by its price to the unit, and nothing below the minimum', async () => {
  const maker = await generateKeyPairSigner()
  await cluster.give(maker.address, 10n ** 11n)
  const tokens = createTokens(cluster, maker)
  const [one, other] = [await tokens.create('classic'), await tokens.create('classic')]
  const { authority, setPrice } = await createExchange(cluster)
  await setPrice(one.mint, other.mint, { pays: 7n, takes: 3n })
  await one.give(authority, 0n)
  await other.give(authority, 1_000_000n)
  await one.give(maker.address, 1_000n)
  await other.give(maker.address, 0n)
  const swap = async (quoted: bigint, platformFeeBps = 0) =>
    tokens.carry(
      await writeRoute({
        ...{ account: maker.address, amount: 100n, quoted, slippageBps: 100, platformFeeBps },
        ...{
          from: { mint: one.mint, program: classic },
          to: { mint: other.mint, program: classic },
        },
      }),
    )
  await swap(233n)
  expect(await one.balanceOf(maker.address)).toBe(900n)
  expect(await other.balanceOf(maker.address)).toBe(233n)
  await swap(235n, 0)
  await expect(swap(237n)).rejects.toThrow('6001')
  await swap(233n, 100)
  expect(await other.balanceOf(maker.address)).toBe(233n * 2n + 231n)
  expect(await one.balanceOf(authority)).toBe(300n)
})
