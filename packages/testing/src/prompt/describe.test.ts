import { expect, test } from 'vitest'
import { describe } from './describe.js'

const known = { site: 'market.test', chains: [{ id: 2, rpcUrl: '', name: 'Second' }] }
const say = (method: string, ...params: readonly unknown[]) => describe({ method, params }, known)

test('a message is shown as the text it is', () => {
  expect(say('personal_sign', '0x6869', '0x1')).toMatchObject({
    title: 'Sign a message',
    text: 'hi',
  })
})

test('a transaction is shown with its recipient and its exact amount', () => {
  expect(say('eth_sendTransaction', { to: '0xabc', value: '0x1' }).facts).toEqual([
    ['To', '0xabc'],
    ['Amount', '0.000000000000000001 ETH'],
  ])
})

test('a network is shown by its name where the wallet knows one', () => {
  const facts = (chainId: string) => say('wallet_switchEthereumChain', { chainId }).facts
  expect(facts('0x2')).toEqual([['To', 'Second (2)']])
  expect(facts('0x3')).toEqual([['To', 'Chain 3']])
})

test('what cannot be put in words is shown as it came', () => {
  for (const method of ['eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_addEthereumChain'])
    expect(say(method, null)).toMatchObject({ title: method, text: '[\n  null\n]' })
  expect(say('toString')).toMatchObject({ title: 'toString', approve: 'Approve' })
})
