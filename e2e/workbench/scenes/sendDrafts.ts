import type { SendDraft, SendPreview } from '@foyer/core/send'
import { fakeAddress } from '@foyer/core/testing'

// Of digits alone: letters in them would be taken for words.
const receiver = '0x4170913206521530051514309131934909732707'
const alike = '0x4170001111254729296945938856391072102707'
const caipNetworkId = 'eip155:31337'

const coin = {
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: 1_812_345_000_000_000_000n,
  price: '3100.20',
}

const empty: SendDraft = {
  id: Symbol('transfer'),
  caipNetworkId,
  from: fakeAddress,
  token: coin,
  recipient: { text: '', status: 'empty', via: 'typed', warnings: [] },
  amount: { text: '', unit: 'token', units: undefined, isMax: false },
  speed: 'normal',
  memo: '',
  accepted: [],
  status: 'editing',
  preview: undefined,
  failure: undefined,
}

const ready: SendDraft = {
  ...empty,
  recipient: {
    text: 'juno.foyer.eth',
    status: 'found',
    via: 'name',
    address: receiver,
    name: 'juno.foyer.eth',
    warnings: [{ code: 'first_time', mustConfirm: false }],
  },
  amount: { text: '0.25', unit: 'token', units: 250_000_000_000_000_000n, isMax: false },
}

const fee = 31_500_000_000_000n
const preview: SendPreview = {
  to: receiver,
  name: 'juno.foyer.eth',
  amount: 250_000_000_000_000_000n,
  worth: '775.05',
  fees: [{ kind: 'network', amount: fee, worth: '0.10' }],
  fee,
  feeWorth: '0.09',
  coinPrice: '3100.20',
  speeds: { slow: 24_150_000_000_000n, normal: fee, fast: 47_250_000_000_000n },
  isSponsored: false,
  madeAt: 0,
  receives: 250_000_000_000_000_000n,
  warnings: [],
  quote: {
    transaction: {},
    amount: 250_000_000_000_000_000n,
    fees: [],
    speeds: {},
    receives: undefined,
    warnings: [],
  },
}

/** A token of Solana that keeps a part of each transfer, and whose issuer's program may refuse one. */
const hooked: SendPreview = {
  ...preview,
  receives: 240_000_000_000_000_000n,
  warnings: [
    { code: 'receives_less', mustConfirm: false },
    { code: 'hooked', mustConfirm: false, address: receiver },
  ],
}

const known: SendDraft = {
  ...ready,
  recipient: { text: receiver, status: 'found', via: 'list', address: receiver, warnings: [] },
}

const warned: SendDraft = {
  ...ready,
  recipient: {
    text: alike,
    status: 'found',
    via: 'typed',
    address: alike,
    warnings: [{ code: 'look_alike', mustConfirm: true, address: receiver }],
  },
}

/** A name of Ethereum alone, with an address that an exchange has elsewhere. */
const elsewhere = warnedOf([
  { code: 'name_elsewhere', mustConfirm: true },
  { code: 'exchange_elsewhere', mustConfirm: true, label: 'Corn Exchange' },
  { code: 'first_time', mustConfirm: false },
])

/** An account of a program of Solana, to which nothing was ever sent. */
const keyless = warnedOf([
  { code: 'no_wallet_key', mustConfirm: true },
  { code: 'unused', mustConfirm: true },
  { code: 'first_time', mustConfirm: false },
])

/** Transfers at each point that looks different, and what is signed of one. */
export const sendDrafts = { empty, ready, known, warned, elsewhere, keyless, preview, hooked }

/** What is ready, with warnings of its receiver. */
function warnedOf(warnings: SendDraft['recipient']['warnings']): SendDraft {
  return { ...ready, recipient: { ...ready.recipient, warnings } }
}
