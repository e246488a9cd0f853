import { expect, test } from 'vitest'
import { enAssets } from './en.assets.js'
import { en } from './en.js'
import { enPairing } from './en.pairing.js'

test('the headings are those the product is known by', () => {
  expect([
    en.connect.title,
    en.allWallets.title,
    en.transactions.title,
    en.networks.title,
    en.selectChain.title,
    en.switchChain.title,
    en.unsupported.title,
    en.whatIsAWallet.title,
    en.whatIsANetwork.title,
    en.getWallet.title,
    en.downloads.title('Kestrel'),
    en.walletConnect.title,
  ]).toEqual([
    'Connect Wallet',
    'All Wallets',
    'Activity',
    'Choose Network',
    'Select chain',
    'Switch chain',
    'Switch Network',
    'What is a wallet?',
    'What is a network?',
    'Get a wallet',
    'Get Kestrel',
    'WalletConnect',
  ])
})

test('no text shouts', () => {
  const texts: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'function') texts.push(value('X', 'Y'))
    else for (const part of Object.values(value as object)) collect(part)
  }
  collect(en)
  collect(enAssets)
  collect(enPairing)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.includes('!'))).toEqual([])
})
