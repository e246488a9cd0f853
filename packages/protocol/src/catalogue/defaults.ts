import type { AccountType } from '../families/FamilyFacts.js'
import { type Namespace, traits } from '../families/traits.js'

/** Social logins, in the order in which they are offered. */
export const defaultSocials = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const

/** What the project's configuration decides, when it says nothing. */
export const defaultRemoteFeatures = {
  swaps: ['1inch'],
  onramp: ['coinbase', 'meld'],
  email: true,
  socials: defaultSocials,
  activity: true,
  reownBranding: true,
} as const

/** Basic mode has no remote feature. */
export const basicRemoteFeatures = {
  swaps: false,
  onramp: false,
  email: false,
  socials: false,
  activity: false,
  reownBranding: false,
} as const

/** What the host decides, when it says nothing. */
export const defaultFeatures = {
  receive: true,
  send: true,
  emailShowWallets: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
} as const

/** The groups of the wallet list, in the order in which they are shown. */
export const connectorOrder = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

export const walletFeatureOrder = ['onramp', 'swaps', 'receive', 'send'] as const

/** The kind of account used until the user chooses; when a choice fails, it is `eoa`. */
export const defaultAccountTypes = /* @__PURE__ */ Object.fromEntries(
  Object.entries(traits).map(([namespace, { accountType = 'eoa' }]) => [namespace, accountType]),
) as Readonly<Partial<Record<Namespace, AccountType>>>
