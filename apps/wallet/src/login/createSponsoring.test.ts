import { expect, test } from 'vitest'
import type { LoginCall } from '../services/LoginCalls.js'
import { createSponsoring } from './createSponsoring.js'

test('the request for the server’s payment carries the login, and no other request does', async () => {
  const asked: unknown[] = []
  const keeper = (async ({ path }: { path: string }, body: object) => {
    asked.push([path, body])
    return 'paid'
  }) as unknown as LoginCall
  const bundler = async (_: string, method: string) => method
  const call = createSponsoring(bundler, keeper)
  const params = [{ sender: '0x1' }, '0x2', '0x1', {}] as const
  for (const [method, given] of [
    ['pm_getPaymasterStubData', params],
    ['eth_sendUserOperation', params.slice(0, 2)],
    ['pm_getPaymasterData', [...params, 'https://pays.example']],
  ] as const)
    await expect(call('eip155:1', method, given)).resolves.toBe(method)
  expect(asked).toEqual([])
  await expect(call('eip155:1', 'pm_getPaymasterData', params)).resolves.toBe('paid')
  const body = { chainId: 'eip155:1', entryPoint: '0x2', operation: { sender: '0x1' } }
  expect(asked).toEqual([['/wallet/sponsor', body]])
})
