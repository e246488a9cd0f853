import { type Network, toNetwork } from '@foyer/protocol'
import { bitcoin, mainnet } from '@foyer/protocol/networks'
import { expect, test } from 'vitest'
import { solanaNetwork } from '../embedded/fixtures/openPage.js'
import type { Rpc } from '../Rpc.js'
import { bip122Send } from './bip122/send/bip122Send.js'
import { eip155Send } from './eip155/send/eip155Send.js'
import { solanaSend } from './solana/send/solanaSend.js'

const there = (amount: bigint) => ({ is: 'there', amount })

/** A node of an EVM network with one transaction, which a contract made: `has` is what the account had before its block and after it. */
function evmNode(receipt: object | null, { has = [], sent = '0x0' }: evmNode.Account = {}): Rpc {
  return async (_, { method, params }) => {
    const [, at] = params as readonly string[]
    const isAfter = at === '0x10'
    if (method === 'eth_getTransactionReceipt') return receipt
    if (method === 'eth_getTransactionByHash')
      return receipt && { to: `0x${'c'.repeat(40)}`, value: '0x0' }
    if (method === 'eth_getTransactionCount') return isAfter ? sent : '0x0'
    const held = has[Number(isAfter)]
    if (held === undefined) throw new Error('missing trie node')
    return held
  }
}
declare namespace evmNode {
  type Account = { has?: readonly string[]; sent?: string }
}
const account = `0x${'a'.repeat(40)}`
const token = `0x${'d'.repeat(40)}`
const word = (address: string) => `0x${address.slice(2).padStart(64, '0')}`
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const log = (to: string, address = token) => ({
  ...{ address, topics: [transfer, word(token), word(to)], data: `0x${'5'.padStart(64, '0')}` },
})
const done = { status: '0x1', blockNumber: '0x10', logs: [log(account), log(token)] }

test.each<[string, object | null, evmNode.Account, string | undefined, object]>([
  ['is not known', null, {}, undefined, { is: 'absent' }],
  ['failed', { ...done, status: '0x0' }, { has: ['0x1', '0x9'] }, undefined, there(0n)],
  ['was made by a contract', done, { has: ['0x1', '0x9'] }, undefined, there(8n)],
  ['brought another account coins', done, { has: ['0x1', '0x1'] }, undefined, there(0n)],
  ['is of a block that the node has forgotten', done, {}, undefined, { is: 'untold' }],
  [
    'is in a block in which the account paid',
    done,
    { has: ['0x9', '0x1'], sent: '0x1' },
    undefined,
    { is: 'untold' },
  ],
  ['moved a token to it', done, {}, token, there(5n)],
  [
    'moved a token of the same kind from another contract',
    { ...done, logs: [log(account, account)] },
    {},
    token,
    there(0n),
  ],
])(
  'what a transaction that %s brought an account of EVM networks',
  async (_, receipt, held, address, found) => {
    const network = mainnet as Network
    const asset = address === undefined ? {} : { address }
    const parameters = { network, account, asset, hash: `0x${'1'.repeat(64)}` }
    await expect(eip155Send.readDelivery?.(evmNode(receipt, held), parameters)).resolves.toEqual(
      found,
    )
  },
)

const hash =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'
const held = (owner: string, mint: string, amount: string) => ({
  ...{ accountIndex: 1, mint, owner, uiTokenAmount: { amount, decimals: 6 } },
})
const meta = {
  ...{ err: null, preBalances: [9, 1, 5], postBalances: [1, 4, 5] },
  ...{ preTokenBalances: [held('me', 'gold', '2')] },
  postTokenBalances: [held('me', 'gold', '7'), held('me', 'tin', '9'), held('you', 'gold', '9')],
}
const cluster = (change: object = {}, accountKeys = ['payer', 'me']) => ({
  ...{ meta: { ...meta, ...change }, transaction: { message: { accountKeys } } },
})

test.each<[string, object | null, string | undefined, object]>([
  ['is not known', null, undefined, { is: 'absent' }],
  ['failed', cluster({ err: { InstructionError: [0, 'x'] } }), undefined, there(0n)],
  ['brought coins', cluster(), undefined, there(3n)],
  ['brought another account coins', cluster({}, ['payer', 'you']), undefined, there(0n)],
  [
    'has the account from a lookup table',
    cluster({ loadedAddresses: { writable: ['me'], readonly: [] } }, ['payer']),
    undefined,
    there(3n),
  ],
  ['brought a token', cluster(), 'gold', there(5n)],
  ['brought no token of that mint', cluster(), 'lead', there(0n)],
])('what a transaction that %s brought an account of Solana', async (_, answer, address, found) => {
  const asset = address === undefined ? {} : { address }
  const parameters = { network: toNetwork(solanaNetwork), account: 'me', asset, hash }
  await expect(solanaSend.readDelivery?.(async () => answer, parameters)).resolves.toEqual(found)
})

const output = (to: string, value: number) => ({ scriptpubkey_address: to, value })
const payment = {
  status: { confirmed: true },
  vin: [{ prevout: output('me', 40) }, { prevout: null }],
  vout: [output('me', 100), output('you', 7), { value: 0 }],
}

test.each([
  ['pays it, with change of its own', payment, there(60n)],
  ['is in no block', { ...payment, status: { confirmed: false } }, { is: 'waiting' }],
  ['is not known', undefined, { is: 'absent' }],
])('what a transaction that %s brought an account of Bitcoin', async (_, answer, found) => {
  const rpc: Rpc = async () => {
    if (answer === undefined) throw new Error('Transaction not found')
    return answer
  }
  const parameters = { network: bitcoin as Network, account: 'me', asset: {} }
  const read = (id: string) => bip122Send.readDelivery?.(rpc, { ...parameters, hash: id })
  await expect(read('ab'.repeat(32))).resolves.toEqual(found)
  await expect(read('../address/me')).rejects.toMatchObject({ code: 'answer_invalid' })
})
