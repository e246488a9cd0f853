import type { Client } from '../Client.js'
import type { Payment } from './state.js'

/** Changes the payment, where it is this one still. */
export function changePayment(
  { store }: Pick<Client, 'store'>,
  id: string,
  change: Partial<Payment>,
): void {
  store.setState(({ pay }) => (pay?.id === id ? { pay: { ...pay, ...change } } : {}))
}
