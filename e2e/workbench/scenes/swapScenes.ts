import type { Client, ViewEntry } from '@foyer/core'
import type { SentTransfer } from '@foyer/core/send'
import type { OfferedSwap, SwapDraft, SwapPreview } from '@foyer/core/swap'
import { fakeAddress } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { accountServer } from '../../world/accountServer.js'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

const caipNetworkId = 'eip155:31337'
const router = '0x4170913206521530051514309131934909732707'
const dollar = '0x2111309139093049131415141309131934909732'
const wrapped = '0x5303213091390930491314151413091319349097'

const coin = {
  ...{ name: 'Ether', symbol: 'ETH', decimals: 18, price: '3100.20' },
  ...{ balance: 812_000_000_000_000_000n, isListed: true, isRead: true },
}
const dollars = {
  ...{ name: 'USD Coin', symbol: 'USDC', decimals: 6, price: '1', address: dollar },
  ...{ balance: 1_240_500_000n, isListed: true, isRead: true },
}

const offer: OfferedSwap = {
  ...{ key: 'pools v3', provider: 'pools', via: 'network', isExact: false, router },
  ...{ toAmount: 80_640_000_000_000_000n, spender: router, fees: [], gas: 142_000n, impactBps: 4 },
  ...{ path: [dollar, wrapped], expiresAt: 8e15, way: undefined },
}
const others: readonly OfferedSwap[] = [
  {
    ...offer,
    ...{ key: 'odos', provider: 'odos', via: 'server', toAmount: 80_610_000_000_000_000n },
  },
]

const empty: SwapDraft = {
  ...{
    id: Symbol('swap'),
    caipNetworkId,
    account: fakeAddress,
    fromToken: coin,
    toToken: undefined,
  },
  amount: { text: '', unit: 'token', units: undefined, isMax: false },
  ...{ slippageBps: 100, speed: 'normal', accepted: [], status: 'editing', attempt: 0 },
  quoting: { status: 'idle', turn: 0, offers: [] },
  ...{ preview: undefined, failure: undefined },
}
const quoted: SwapDraft = {
  ...empty,
  ...{ fromToken: dollars, toToken: coin },
  amount: { text: '250', unit: 'token', units: 250_000_000n, isMax: false },
  quoting: { status: 'there', turn: 1, offers: [offer, ...others], at: 0 },
}

const fee = 13_000_000_000_000n
const preview: SwapPreview = {
  ...{
    offer,
    amount: 250_000_000n,
    toAmount: offer.toAmount,
    minReceived: 79_833_600_000_000_000n,
  },
  ...{ slippageBps: 100, isBatch: false, allowance: 0n, isSponsored: false },
  steps: [
    { kind: 'approve', transaction: {} },
    { kind: 'swap', transaction: {} },
  ],
  fees: [{ kind: 'network', amount: fee, worth: '0.04' }],
  ...{ fee, feeWorth: '0.04', warnings: [], madeAt: 0, begunAt: 0 },
  plan: {
    ...{ steps: [], fees: [], allowance: 0n, minReceived: 0n, warnings: [], does: '' },
  },
}
const swapOnly = { ...preview, steps: preview.steps.slice(1) }

/** The account is connected, and its swap is at this point. */
const at =
  (draft: SwapDraft, view: ViewEntry = { name: 'Swap', data: {} }, sent?: SentTransfer) =>
  async (client: Client) => {
    await connected({ name: 'Account' })(client)
    client.store.setState(({ send }) => ({
      swap: { draft },
      ...(sent && { send: { ...send, sent: [sent] } }),
    }))
    shown(view)(client)
  }

const previewed = { name: 'SwapPreview' } as const

const sent: SentTransfer = {
  ...{ hash: '0x1', caipNetworkId, from: fakeAddress, to: router, symbol: 'USDC' },
  ...{ amount: '250', at: 0, looks: 0, status: 'sent' },
}
const onItsWay: SwapDraft = { ...quoted, status: 'sent', hash: '0x1', preview: swapOnly }

export const swapScenes: readonly Scene[] = [
  { name: 'swap', shows: 'Select token', arrange: at(empty) },
  { name: 'swap-quoted', shows: 'Review swap', arrange: at(quoted) },
  {
    name: 'swap-over',
    shows: 'Insufficient balance',
    arrange: at({
      ...quoted,
      amount: { text: '4000', unit: 'token', units: 4_000_000_000n, isMax: false },
    }),
  },
  {
    name: 'swap-no-route',
    shows: 'No way was found to swap these tokens. Try another token.',
    arrange: at({
      ...quoted,
      quoting: {
        ...{ status: 'failed', turn: 1, offers: [] },
        failure: new FoyerError('swap_refused', { data: { finding: 'no_route', reason: '' } }),
      },
    }),
  },
  {
    name: 'swap-tokens',
    shows: 'Your tokens',
    options: accountServer,
    arrange: at(quoted, { name: 'SwapSelectToken', data: { side: 'to' } }),
  },
  {
    name: 'swap-preview',
    shows: 'Review the swap carefully',
    arrange: at({ ...quoted, status: 'prepared', preview }, previewed),
  },
  {
    name: 'swap-warned',
    shows: 'I have read this. Swap all the same.',
    arrange: at(
      {
        ...quoted,
        status: 'prepared',
        preview: {
          ...swapOnly,
          warnings: [
            { code: 'price_worse', mustConfirm: true, bps: 1_620 },
            { code: 'token_taxed', mustConfirm: false, side: 'to' },
          ],
          before: { toAmount: 81_000_000_000_000_000n, minReceived: 80_190_000_000_000_000n },
        },
      },
      previewed,
    ),
  },
  {
    name: 'swap-asking',
    arrange: at({ ...quoted, status: 'asking', preview: swapOnly }, previewed),
  },
  {
    name: 'swap-refused',
    shows: 'Try again',
    arrange: at(
      { ...quoted, status: 'failed', failure: new FoyerError('user_rejected') },
      previewed,
    ),
  },
  { name: 'swap-sent', shows: 'Swapping', arrange: at(onItsWay, previewed, sent) },
  {
    name: 'swap-done',
    shows: 'Swapped',
    arrange: at(onItsWay, previewed, {
      ...sent,
      status: 'final',
      swap: {
        ...{ symbol: 'ETH', decimals: 18, quoted: '0.08064', least: '0.0798336' },
        received: '0.08064123',
      },
    }),
  },
]
