import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './readConfig.js'

const key = 'keyofservice'
const recipient = `0x${'1'.repeat(40)}`
const accounts = { solana: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM' }

test.each([
  ['a service that is none', JSON.stringify({ zerox: { key } })],
  ['a service without its key', JSON.stringify({ '0x': {} })],
  ['an option that is none', JSON.stringify({ lifi: { key, keys: 1 } })],
  ['half of a text', JSON.stringify({ odos: { key } }).slice(0, -1)],
  ['a network that is none', JSON.stringify({ jupiter: { key, network: 'solana' } })],
  ['a network for a service that has its own', JSON.stringify({ lifi: { network: 'eip155:1' } })],
  ['another protocol', JSON.stringify({ odos: { key, url: 'ftp://odos.example' } })],
  ['a file that is not there', `/nowhere/${key}.json`],
])('%s is refused, and no key is said', (_, text) => {
  const read = () => readConfig({ FOYER_SWAP_PROVIDERS: text })
  expect(read).toThrow('FOYER_SWAP_PROVIDERS must be JSON')
  expect(read).not.toThrow(key)
})

test('services are read from a text or from a file, and none from nothing', () => {
  const jupiter = { key, network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }
  const list = { '1inch': { key }, lifi: { perSecond: 2 }, jupiter }
  const folder = mkdtempSync(join(tmpdir(), 'foyer-swaps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'swaps.json')
  writeFileSync(file, JSON.stringify(list))
  for (const text of [JSON.stringify(list), file, ` ${file} `])
    expect(readConfig({ FOYER_SWAP_PROVIDERS: text }).swapVendors).toEqual(list)
  expect(readConfig({}).swapVendors).toEqual({})
})

test('a fee is of one hundredth of a per cent to two per cent, and goes to an account', () => {
  const read = (fee: object) => readConfig({ FOYER_SWAP_FEE: JSON.stringify(fee) }).swapFee
  for (const fee of [{ recipient }, { accounts }, { recipient, accounts }])
    expect(read({ bps: 200, ...fee })).toEqual({ bps: 200, ...fee })
  for (const fee of [
    { bps: 0, recipient },
    { bps: 201, recipient },
    { bps: 1.5, recipient },
    { bps: 10, recipient: `0x${'0'.repeat(40)}` },
    { bps: 10 },
    { bps: 10, accounts: {} },
    { bps: 10, accounts: { solana: recipient } },
    { bps: 10, accounts: { sui: accounts.solana } },
    { bps: 10, recipient: accounts.solana },
  ])
    expect(() => read(fee)).toThrow('FOYER_SWAP_FEE must be JSON')
})
