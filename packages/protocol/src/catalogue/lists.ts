/*
 * What single views and calls go by. Apart from the defaults, which every page with a button has.
 */
import type { Namespace } from '../caip.js'
import { traits } from '../families/traits.js'
import { namespaces } from '../namespaces.js'
import type { defaultRemoteFeatures } from './defaults.js'

/** The id of each remote feature in the project's configuration. */
export const remoteFeatureIds = {
  email: 'social_login',
  socials: 'social_login',
  swaps: 'swap',
  onramp: 'onramp',
  activity: 'activity',
  reownBranding: 'reown_branding',
} as const satisfies Record<keyof typeof defaultRemoteFeatures, string>

/** Ways to connect, when the page found no wallet. */
export const connectMethodOrder = ['email', 'social', 'wallet'] as const

/** Ways to connect, when the page found a wallet. */
export const connectMethodOrderWithWallets = ['wallet', 'email', 'social'] as const

/** The chain families of which the embedded wallet has accounts. */
export const authNamespaces: readonly Namespace[] = /* @__PURE__ */ namespaces.filter(
  (name) => traits[name]?.embedded,
)

/** Own names end with the first; the second, when a deployment has one, is still recognised. */
export const nameSuffix = '.foyer.eth'

/** The origins where pages are developed and shown before they go out: no alert appears there that a project does not list its origin. */
export const defaultAllowedAncestors: readonly string[] = [
  'http://localhost',
  'https://localhost',
  'http://127.0.0.1',
  'https://127.0.0.1',
  'https://*.vercel.app',
  'https://*.netlify.app',
  'https://*.pages.dev',
  'https://*.ngrok-free.app',
  'https://*.trycloudflare.com',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

/** The page that the Safe wallet is offered in. */
export const safeAppOrigin = 'https://app.safe.global'

/** The page in which Coinbase's wallets connect and sign, in a window of its own. */
export const coinbaseKeysUrl = 'https://keys.coinbase.com/connect'

/** Opens a page, whose address comes behind it, in the browser of their app. */
export const coinbaseBrowserLink = 'https://go.cb-w.com/dapp?cb_url='

/** A server may withhold features there (`restricted`); the page alone changes nothing. */
export const restrictedTimeZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Hong_Kong',
  'Asia/Beijing',
]

/** Social logins that do not work inside Telegram, by its platform. */
export const telegramHiddenSocials = {
  ios: ['google'],
  mac: ['x'],
  android: ['facebook', 'x'],
} as const

/**
 * Tether contracts whose `transfer` returns nothing. Lower case: write an address in lower case
 * before looking it up.
 */
export const usdtAddresses: readonly string[] = [
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  '0x919c1c267bc06a7039e03fcc2ef738525769109c',
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e',
  '0x55d398326f99059ff775485246999027b3197955',
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
]

/** Networks that the card payment provider names, by the name of the network. */
export const onrampNetworkNames: Readonly<Record<string, string>> = {
  Ethereum: 'ethereum',
  'Arbitrum One': 'arbitrum',
  Polygon: 'polygon',
  Berachain: 'berachain',
  Avalanche: 'avalanche-c-chain',
  'OP Mainnet': 'optimism',
  Celo: 'celo',
  Base: 'base',
}

export const defaultOnrampNetworkName = 'ethereum'

/** Operations that add to a balance and those that take from it: `+` and `-` in the list. */
export const operationSigns: Readonly<Record<string, '+' | '-'>> = {
  receive: '+',
  deposit: '+',
  borrow: '+',
  claim: '+',
  withdraw: '-',
  repay: '-',
  burn: '-',
}

/** What an error report says it is about. */
export const errorCategories = [
  'API_ERROR',
  'DATA_PARSING_ERROR',
  'SECURE_SITE_ERROR',
  'INTERNAL_SDK_ERROR',
] as const

/** How long ago something was: each unit with the word for one and for several. */
export const relativeTimeUnits = [
  { ms: 1_000, one: 'sec', many: 'sec' },
  { ms: 60_000, one: 'min', many: 'min' },
  { ms: 3_600_000, one: 'hr', many: 'hrs' },
  { ms: 86_400_000, one: 'd', many: 'd' },
  { ms: 2_592_000_000, one: 'mo', many: 'mo' },
  { ms: 31_536_000_000, one: 'yr', many: 'yr' },
] as const
