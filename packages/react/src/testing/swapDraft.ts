import type { ChosenToken, OfferedSwap, SwapDraft, SwapPreview } from '@foyer/core/swap'
import { fakeAddress } from '@foyer/core/testing'

const router = `0x${'4'.repeat(40)}`
const dollar = `0x${'2'.repeat(40)}`
const wrapped = `0x${'5'.repeat(40)}`

export const ether: ChosenToken = {
  ...{ name: 'Ether', symbol: 'ETH', decimals: 18, price: '3100.20' },
  ...{ balance: 812_000_000_000_000_000n, isListed: true, isRead: true },
}
export const dollars: ChosenToken = {
  ...{ name: 'USD Coin', symbol: 'USDC', decimals: 6, price: '1', address: dollar },
  ...{ balance: 1_240_500_000n, isListed: true, isRead: true },
}

const offer: OfferedSwap = {
  ...{ key: 'pools v3', provider: 'pools', via: 'network', isExact: false, router },
  ...{ toAmount: 80_640_000_000_000_000n, spender: router, fees: [], gas: 142_000n, impactBps: 4 },
  ...{ path: [dollar, wrapped], expiresAt: 8e15, way: undefined },
}
const other: OfferedSwap = {
  ...{ ...offer, key: 'odos', provider: 'odos', via: 'server' },
  toAmount: 80_610_000_000_000_000n,
}

/** A swap of the fake account's coin, as it begins. */
export const swapDraft: SwapDraft = {
  ...{ id: Symbol('swap'), caipNetworkId: 'eip155:1', account: fakeAddress },
  ...{ fromToken: ether, toToken: undefined },
  amount: { text: '', unit: 'token', units: undefined, isMax: false },
  ...{ slippageBps: 100, speed: 'normal', accepted: [], status: 'editing', attempt: 0 },
  quoting: { status: 'idle', turn: 0, offers: [] },
  ...{ preview: undefined, failure: undefined },
}

/** 250 dollars for ether, with two offers. */
export const quotedSwap: SwapDraft = {
  ...swapDraft,
  ...{ fromToken: dollars, toToken: ether },
  amount: { text: '250', unit: 'token', units: 250_000_000n, isMax: false },
  quoting: {
    ...{ status: 'there', turn: 1, offers: [offer, other], at: 0 },
    question: {
      ...{ caipNetworkId: 'eip155:1', account: fakeAddress, amount: 250_000_000n },
      ...{ from: { address: dollar }, to: {} },
    },
  },
}

const fee = 13_000_000_000_000n
/** What an approval and the swap do. */
export const swapPreview: SwapPreview = {
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
  plan: { steps: [], fees: [], allowance: 0n, minReceived: 0n, warnings: [], does: '' },
}
