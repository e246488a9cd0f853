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

test('what is signed by a session of another chain family is shown as it is', () => {
  const text = { title: 'Sign a message', text: 'hi' }
  expect(say('solana_signMessage', { message: '8wr' })).toMatchObject(text)
  expect(say('signMessage', { account: 'bc1', message: 'hi' })).toMatchObject(text)
  expect(say('signMessage', 'hi')).toMatchObject(text)
  expect(say('polkadot_signMessage', { message: 'hi' })).toMatchObject(text)
  const signs = (type: string) => ({ signDoc: { msgs: [{ type, value: { data: 'aGk=' } }] } })
  expect(say('cosmos_signAmino', signs('sign/MsgSignData'))).toMatchObject(text)
  expect(say('cosmos_signAmino', signs('cosmos-sdk/MsgSend')).title).toBe('Sign a transaction')
  expect(say('sendTransfer', { recipientAddress: 'bc1', amount: '546' }).facts).toEqual([
    ['To', 'bc1'],
    ['Amount', '546 sat'],
  ])
})

test('what cannot be put in words is shown as it came', () => {
  for (const method of ['eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_addEthereumChain'])
    expect(say(method, null)).toMatchObject({ title: method, text: '[\n  null\n]' })
  expect(say('toString')).toMatchObject({ title: 'toString', approve: 'Approve' })
})
