import { bip122Payments } from './bip122/bip122Payments.js'
import { eip155Payments } from './eip155/eip155Payments.js'
import type { FamilyPayments } from './FamilyPayments.js'
import { solanaPayments } from './solana/solanaPayments.js'

/** The links of each chain family that ask for a payment, by namespace. A family that is missing has none. */
export const paymentLinks: ReadonlyMap<string, FamilyPayments> = /* @__PURE__ */ new Map([
  ['eip155', eip155Payments],
  ['solana', solanaPayments],
  ['bip122', bip122Payments],
])
