import { expect, test } from 'vitest'
import { enAssets } from './en.assets.js'
import { enButtons } from './en.buttons.js'
import { enEmbedded } from './en.embedded.js'
import { en } from './en.js'
import { enLate } from './en.late.js'
import { enPairing } from './en.pairing.js'

const [first, late] = [en(), enLate('en')]
const [assets, pairing, embedded] = [enAssets('en'), enPairing('en'), enEmbedded('en')]

test('the headings are those the product is known by', () => {
  expect([
    first.connect.title,
    late.allWallets.title,
    late.transactions.title,
    late.networks.title,
    late.selectChain.title,
    late.switchChain.title,
    late.unsupported.title,
    late.whatIsAWallet.title,
    late.whatIsANetwork.title,
    late.getWallet.title,
    late.downloads.title('Kestrel'),
    first.walletConnect.title,
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
    embedded
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
  const { editEmail, confirmCurrent, confirmNew, farcaster } = embedded
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
    // A list of one counts as its number, too.
    else if (typeof value === 'function') collect(value(['1'], 2))
    else for (const part of Object.values(value as object)) collect(part)
  }
  const { legal, ...plain } = first
  const links = { terms: (words: string) => words, privacy: (words: string) => words }
  collect([legal.accept(String.raw, links), legal.agree(String.raw, links)])
  collect(plain)
  collect(assets)
  collect(pairing)
  collect(late)
  collect(embedded)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => text.includes('!'))).toEqual([])
})

test('the terms of a host are one sentence, with one link or two', () => {
  const { accept, agree } = first.legal
  const link = (words: string) => `[${words}]`
  expect(accept(String.raw, { terms: link, privacy: link })).toBe(
    'By connecting you accept the [Terms of Service] and the [Privacy Policy]',
  )
  expect(agree(String.raw, { terms: link })).toBe('I agree to the [Terms of Service]')
  expect(agree(String.raw, { privacy: link })).toBe('I agree to the [Privacy Policy]')
})

test('counts, times and amounts are written as the locale has them', () => {
  expect(enAssets('en').andMore(1234)).toBe('and 1,234 more')
  expect(enAssets('de').andMore(1234)).toBe('and 1.234 more')
  expect(enAssets('ar-EG').several(12)).toBe('١٢ of them')
  expect([1, 2, 1000].map(enButtons('en').pending)).toEqual([
    '1 transaction under way',
    '2 transactions under way',
    '1,000 transactions under way',
  ])
  // The words are English, whatever the digits are: French would count none as one.
  expect(enButtons('fr').pending(0)).toBe('0 transactions under way')
  expect(embedded.verifyDevice.used(0, 1, 0)).toContain('in one browser,')
  expect(embedded.verifyDevice.used(0, 2, 0)).toContain('in 2 browsers,')
  expect(pairing.expires(222_000)).toBe('Expires in 3:42')
  expect(assets.ago(7_200_000)).toBe('2 hrs')
})
