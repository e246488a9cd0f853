import type { Endpoint } from '@foyer/protocol/api'
import { keepPasskeys, readLostPasskeys } from '@foyer/protocol/login'
import { expect, test } from 'vitest'
import type { LoginCall } from '../services/LoginCalls.js'
import { createLostPasskeys } from './createLostPasskeys.js'

test('the keeper gets one call a minute for each user, and nothing waits for one that is away', async () => {
  const asked: string[] = []
  let claims = [{ since: 1, browser: 'Firefox', isThis: false }]
  let isAway = true
  let time = 0
  let wallet = 'ann'
  const keeper = (async ({ path }: Endpoint) => {
    asked.push(path)
    if (isAway) throw new Error('away')
    if (path === keepPasskeys.path) claims = []
    return { claims }
  }) as LoginCall
  const calls = { keeper, guard: undefined, guardUrl: undefined }
  const lost = createLostPasskeys({ calls, walletId: () => wallet, now: () => time })
  await expect(lost.read()).resolves.toEqual([])
  await expect(lost.refuse()).rejects.toThrow('away')
  isAway = false
  await expect(lost.read()).resolves.toEqual(claims)
  await lost.read()
  expect(asked).toHaveLength(3)
  wallet = 'bob'
  await lost.read()
  time += 60_000
  await lost.read()
  expect(asked).toHaveLength(5)
  await lost.refuse()
  await expect(lost.read()).resolves.toEqual([])
  expect(asked.filter((path) => path === readLostPasskeys.path)).toHaveLength(5)
})
