import type { Network } from '@foyer/protocol'
import { afterEach, expect, test } from 'vitest'
import { nowhere, testBench } from './fixtures/testBench.js'

const target: Network = {
  ...nowhere,
  id: 31338,
  caipNetworkId: 'eip155:31338',
  name: 'There',
  rpcUrls: { default: { http: ['http://127.0.0.1:9/own'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'http://127.0.0.1:9/explorer' } },
}
const refuse = (error: unknown) => () => {
  throw error
}

let end = () => {}
afterEach(() => end())

/** A connected wallet that knows only the first network. */
async function connected() {
  const bench = testBench({
    networks: [nowhere, target],
    known: [31337],
    context: {
      customRpcUrls: { [target.caipNetworkId]: [{ url: 'http://127.0.0.1:9/secret-key' }] },
    },
  })
  end = bench.end
  await bench.connect()
  const { wallet, adapter, id } = bench
  const methods = () => wallet.asked.map(({ method }) => method)
  return { ...bench, methods, move: () => adapter.switchChain(id, target) }
}

test.each([
  [{ code: 4902 }],
  [{ code: 5000 }],
  [{ code: 32603 }],
  [{ code: -32603, data: { originalError: { code: 4902 } } }],
  [new Error('wrapped', { cause: { code: 4902 } })],
  [{ code: -32603, message: 'Unrecognized chain ID "0x7a6a".' }],
])('a wallet that answers %o has the network added', async (error) => {
  const { wallet, move, sessions } = await connected()
  let isFirst = true
  wallet.reply('wallet_switchEthereumChain', () => {
    if (isFirst) {
      isFirst = false
      throw error
    }
    wallet.switches.moveTo(target)
    return null
  })
  await move()
  const added = wallet.asked.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toEqual([
    {
      chainId: '0x7a6a',
      chainName: 'There',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:9/own'],
      blockExplorerUrls: ['http://127.0.0.1:9/explorer'],
    },
  ])
  expect(sessions.at(-1)?.caipNetworkId).toBe('eip155:31338')
})

test('an inner failure that is not about the chain adds nothing', async () => {
  const { wallet, move, methods } = await connected()
  wallet.reply('wallet_switchEthereumChain', refuse({ code: -32603, message: 'Internal error' }))
  await expect(move()).rejects.toMatchObject({ code: 'wallet_failed' })
  expect(methods()).not.toContain('wallet_addEthereumChain')
})

test('a wallet that cannot add the network does not support it', async () => {
  const { wallet, move } = await connected()
  wallet.reply('wallet_addEthereumChain', refuse({ code: -32602, message: 'Bad RPC URL' }))
  await expect(move()).rejects.toMatchObject({ code: 'chain_not_supported' })
})

test('declining to add the network is reported as declined', async () => {
  const { wallet, move } = await connected()
  wallet.reply('wallet_addEthereumChain', refuse({ code: 4001 }))
  await expect(move()).rejects.toMatchObject({ code: 'user_rejected' })
})

test('adding the network and declining to switch is reported as declined', async () => {
  const { wallet, move } = await connected()
  let tries = 0
  wallet.reply('wallet_switchEthereumChain', () => {
    tries += 1
    throw { code: tries === 1 ? 4902 : 4001 }
  })
  await expect(move()).rejects.toMatchObject({
    code: 'switch_rejected_after_add',
    message: 'User rejected switch after adding network',
  })
})

test('a wallet that says it switched and did not, does not support the network', async () => {
  const { wallet, move, sessions } = await connected()
  wallet.reply('wallet_switchEthereumChain', () => null)
  await expect(move()).rejects.toMatchObject({ code: 'chain_not_supported' })
  expect(sessions).toEqual([])
})

test('a wallet that switches without saying so is followed all the same', async () => {
  const { wallet, move, sessions } = await connected()
  wallet.reply('wallet_switchEthereumChain', () => null)
  wallet.reply('eth_chainId', () => '0x7a6a')
  await move()
  expect(sessions.at(-1)?.caipNetworkId).toBe('eip155:31338')
})

test('switching needs a connected wallet', async () => {
  const { adapter } = await connected()
  await expect(adapter.switchChain('nobody', target)).rejects.toMatchObject({
    code: 'connector_not_connected',
  })
})

test('a wallet on a foreign network is asked to come over; one that declines stays connected', async () => {
  const bench = testBench({ networks: [nowhere], known: [5, 31337] })
  end = bench.end
  bench.wallet.reply('wallet_switchEthereumChain', refuse({ code: 4001 }))
  const { caipNetworkId } = await bench.connect(nowhere)
  expect(caipNetworkId).toBe('eip155:5')
})

test('a wallet on one of the host’s networks is not asked to change', async () => {
  const bench = testBench({ networks: [target, nowhere], known: [31337] })
  end = bench.end
  const { caipNetworkId } = await bench.connect(target)
  expect(caipNetworkId).toBe('eip155:31337')
  expect(bench.wallet.switches.prompts()).toBe(1)
})
