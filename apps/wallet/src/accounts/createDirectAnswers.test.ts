import type { CaipNetworkId } from '@foyer/protocol'
import { directFrameMethods } from '@foyer/protocol/frame'
import { expect, test } from 'vitest'
import { createDirectAnswers } from './createDirectAnswers.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

const network: CaipNetworkId = 'eip155:31337'

/** What answers without an approval, before a network that names each call. */
function answering() {
  const called: string[] = []
  let entered = 0
  const request = async (_: CaipNetworkId, method: string) => {
    called.push(method)
    return method === 'eth_blockNumber' ? '0x10' : method
  }
  const answer = createDirectAnswers({
    server: {} as never,
    world: { chains: { request } } as unknown as WalletEnvironment,
    enter: async () => {
      entered += 1
      throw new Error('no user is logged in')
    },
  })
  return { answer, called, entered: () => entered }
}

test('each method of the contract is answered by its chain family', async () => {
  const { answer, called, entered } = answering()
  let refused = 0
  for (const method of directFrameMethods)
    await answer({ method, params: ['0x1'], network }).catch(() => {
      refused += 1
    })
  expect(called).toContain('eth_getBalance')
  expect(called).toContain('eth_sendRawTransaction')
  // What concerns the accounts waits for a user; two more name a filter that there is not, and one transactions that wait.
  expect(entered()).toBe(8)
  expect(refused).toBe(entered() + 3)
})

test('the network in use is said here, and a filter lives here over calls that any node answers', async () => {
  const { answer, called } = answering()
  await expect(answer({ method: 'eth_chainId', params: [], network })).resolves.toBe('0x7a69')
  await expect(answer({ method: 'eth_newBlockFilter', params: [], network })).resolves.toBe('0x1')
  await expect(
    answer({ method: 'eth_getFilterChanges', params: ['0x1'], network }),
  ).resolves.toEqual([])
  expect(called).toEqual(['eth_blockNumber', 'eth_blockNumber'])
})
