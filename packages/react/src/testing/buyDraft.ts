import type { BuyDraft, BuyOffer, Purchase } from '@foyer/core/buy'
import { fakeAddress } from '@foyer/core/testing'

/** What a provider wants for a hundred dollars of ether. */
export const offer: Extract<BuyOffer, { kind: 'offer' }> = {
  ...{ provider: 'moonpay', kind: 'offer', total: '104.5', subtotal: '100', fee: '3.99' },
  ...{ networkFee: '0.51', fees: '4.5', received: '0.031234567899' },
}

/** A purchase that is put together, with what it is offered for. */
export const buyDraft: BuyDraft = {
  ...{ caipNetworkId: 'eip155:1', account: fakeAddress, fiat: 'USD', amount: '100' },
  ...{ id: Symbol('purchase'), country: 'AT' },
  token: { id: 'eth', name: 'Ether', symbol: 'ETH' },
  options: {
    tokens: [
      { id: 'eth', name: 'Ether', symbol: 'ETH' },
      { id: 'usdc', name: 'USD Coin', symbol: 'USDC', address: `0x${'2'.repeat(40)}` },
    ],
    currencies: [
      { id: 'USD', min: '10.00', max: '7500.00' },
      { id: 'EUR', min: '10.00', max: '7500.00' },
    ],
    providers: ['moonpay', 'till'],
  },
  quoting: { status: 'there', turn: 1, offers: [offer] },
}

/** A purchase that was begun. */
export const purchase: Purchase = {
  ...{ order: 'o'.repeat(22), provider: 'moonpay', caipNetworkId: 'eip155:1' },
  ...{ account: fakeAddress, symbol: 'ETH', fiat: 'USD', amount: '100', at: 1, status: 'waiting' },
}
