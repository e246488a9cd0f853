import { expect, test } from 'vitest'
import { enAssets } from './en.assets.js'
import { enEmbedded } from './en.embedded.js'
import { enGuide } from './en.guide.js'
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
    enGuide.whatIsAWallet.title,
    enGuide.whatIsANetwork.title,
    enGuide.getWallet.title,
    enGuide.downloads.title('Kestrel'),
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
  collect(enGuide)
  collect(enEmbedded)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.includes('!'))).toEqual([])
})
