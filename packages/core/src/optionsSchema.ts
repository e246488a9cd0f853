import { isCaipNetworkId, namespaces } from '@foyer/protocol'
import * as v from 'valibot'
import type { FoyerOptions } from './options.js'

const flag = v.optional(v.boolean())
const texts = v.optional(v.array(v.string()))
const byName = v.optional(v.record(v.string(), v.string()))
const caipKeyed = v.optional(
  v.custom<object>(
    (value) =>
      typeof value === 'object' && value !== null && Object.keys(value).every(isCaipNetworkId),
    'Expected an object whose keys are CAIP-2 ids such as eip155:1',
  ),
)
const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\//i, 'Expected an http(s) address'))
const network = v.looseObject({
  id: v.union([v.number(), v.string()]),
  name: v.string(),
  nativeCurrency: v.looseObject({ symbol: v.string(), decimals: v.number() }),
  rpcUrls: v.looseObject({ default: v.looseObject({ http: v.array(v.string()) }) }),
  chainNamespace: v.optional(v.picklist(namespaces)),
  caipNetworkId: v.optional(v.custom<string>(isCaipNetworkId, 'Expected a CAIP-2 id')),
})

/** The shape of every option, so that a wrong one is named before anything starts. */
export const optionsSchema = v.looseObject({
  networks: v.pipe(v.array(network), v.minLength(1, 'Expected at least one network')),
  adapters: v.optional(v.array(v.looseObject({ namespace: v.picklist(namespaces) }))),
  defaultNetwork: v.optional(network),
  metadata: v.optional(v.looseObject({})),
  features: v.optional(v.looseObject({})),
  themeMode: v.optional(v.picklist(['dark', 'light', 'system'])),
  themeVariables: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  allWallets: v.optional(v.picklist(['SHOW', 'HIDE', 'ONLY_MOBILE'])),
  featuredWalletIds: texts,
  includeWalletIds: texts,
  excludeWalletIds: texts,
  customWallets: v.optional(v.array(v.looseObject({ id: v.string(), name: v.string() }))),
  tokens: caipKeyed,
  customRpcUrls: caipKeyed,
  chainImages: byName,
  connectorImages: byName,
  termsConditionsUrl: v.optional(httpUrl),
  privacyPolicyUrl: v.optional(httpUrl),
  disableAppend: flag,
  enableEmbedded: flag,
  enableWallets: flag,
  enableWalletGuide: flag,
  enableEIP6963: flag,
  enableInjected: flag,
  enableNetworkSwitch: flag,
  enableReconnect: flag,
  debug: flag,
  allowUnsupportedChain: flag,
  defaultAccountTypes: v.optional(v.looseObject({})),
  siwx: v.optional(v.looseObject({})),
  siweConfig: v.optional(v.looseObject({})),
  manualWCControl: flag,
  basic: flag,
  locale: v.optional(v.string()),
  messages: v.optional(v.looseObject({})),
} satisfies { [name in Exclude<keyof FoyerOptions, 'projectId'>]: unknown })
