import { wellKnownWallets } from '../../wellKnownWallets.js'
import type { FamilyFacts } from '../FamilyFacts.js'

export const solana = {
  name: 'Solana',
  signInName: 'Solana',
  address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  accountTypes: ['eoa'],
  oneAddress: true,
  // Differs from the wrapped-SOL mint only in its last character: compare whole strings.
  nativeToken: 'So11111111111111111111111111111111111111111',
  coinType: '501',
  pageOpeners: /* @__PURE__ */ Object.values(wellKnownWallets),
  onramp: true,
} as const satisfies FamilyFacts
