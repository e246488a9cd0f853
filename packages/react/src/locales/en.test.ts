import { expect, test } from 'vitest'
import { enAssets } from './en.assets.js'
import { enEmbedded } from './en.embedded.js'
import { en } from './en.js'
import { enLate } from './en.late.js'
import { enPairing } from './en.pairing.js'

test('the headings are those the product is known by', () => {
  expect([
    en.connect.title,
    enLate.allWallets.title,
    enLate.transactions.title,
    enLate.networks.title,
    enLate.selectChain.title,
    enLate.switchChain.title,
    enLate.unsupported.title,
    enLate.whatIsAWallet.title,
    enLate.whatIsANetwork.title,
    enLate.getWallet.title,
    enLate.downloads.title('Kestrel'),
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

test('the headings of logging in are those the product is known by', () => {
  const { verifyOtp, verifyDevice, allSocials, create, approve, emailLogin, connectWallets } =
    enEmbedded
  expect([
    verifyOtp,
    verifyDevice,
    allSocials,
    create,
    approve,
    emailLogin,
    connectWallets,
  ]).toEqual(
    [
      'Confirm Email',
      'Register Device',
      'All socials',
      'Create Wallet',
      'Approve Transaction',
      'Email Login',
      'Connect wallet',
    ].map((title) => expect.objectContaining({ title })),
  )
  const { editEmail, confirmCurrent, confirmNew, farcaster } = enEmbedded
  expect([editEmail, confirmCurrent, confirmNew, farcaster].map(({ title }) => title)).toEqual([
    'Edit Email',
    'Confirm Current Email',
    'Confirm New Email',
    'Farcaster',
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
  collect(enLate)
  collect(enEmbedded)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.includes('!'))).toEqual([])
})
