import type { OrderStatus } from './OnrampProvider.js'

const far: readonly OrderStatus[] = ['failed', 'open', 'paid', 'delivered']

/** Of several payments of one purchase the one that came farthest: pages let a payment be tried again. */
export function farthest<payment extends { readonly status: OrderStatus }>(
  payments: readonly payment[],
): payment | undefined {
  return payments.toSorted((one, other) => far.indexOf(other.status) - far.indexOf(one.status))[0]
}
