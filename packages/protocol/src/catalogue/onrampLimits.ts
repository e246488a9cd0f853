/*
 * What buying alone goes by. Apart from the others, which every page with a button has.
 */

/** Purchases that one call may name. */
export const ordersMax = 20
export const onrampPollMs = 4_000
export const onrampFailedAfterMs = 180_000
/** A delivery that the network has not shown for so long cannot be confirmed. */
export const onrampUnclearAfterMs = 600_000
export const onrampFeeRange = '1-2%'
/** Between two looks whether the user closed the window of a provider. */
export const onrampWindowMs = 500
/** The quote of a provider that gave none. */
export const onrampMockedQuoteId = 'mocked-quote-id'

/** Smallest and largest payment, in units of the currency (USD or EUR), as decimal strings. */
export const onrampPaymentLimits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
] as const

export const onrampPaymentCurrencies = ['USD', 'EUR'] as const
