import type { Balance } from '@foyer/core'
import { expect, onTestFinished, test } from 'vitest'
import { connectedClient, otherAddress } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
import { swapAccounts } from '../testing/swapAccounts.js'
import { useAccountInUse } from './useAccountInUse.js'
import { useBalanceOf } from './useBalanceOf.js'

const ether = (amount: bigint): Balance => ({ amount, decimals: 18, symbol: 'ETH' })

test('another account shows nothing of the one before, and a late answer of that changes nothing', async () => {
  const { client, asked } = await connectedClient(onTestFinished)
  const { current, results } = shownHook(onTestFinished, client, () =>
    useBalanceOf(useAccountInUse()?.balanceOf),
  )
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.settle(ether(1n))
  await expect.poll(() => current()?.data).toEqual(ether(1n))
  void current()?.refetch()
  await expect.poll(() => asked).toHaveLength(2)
  const count = results.length
  swapAccounts(client)
  await expect.poll(() => asked).toHaveLength(3)
  expect(asked[2]?.address).toBe(otherAddress)
  asked[1]?.settle(ether(9n))
  await expect.poll(() => current()?.isPending).toBe(true)
  asked[2]?.settle(ether(2n))
  await expect.poll(() => current()?.data).toEqual(ether(2n))
  const since = results.slice(count).map(({ data }) => data?.amount)
  expect(new Set(since)).toEqual(new Set([1n, undefined, 2n].filter((one) => since.includes(one))))
  expect(since.lastIndexOf(1n)).toBeLessThan(since.indexOf(undefined))
  expect(since).not.toContain(9n)
})
