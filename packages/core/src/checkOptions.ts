import { isCaipNetworkId, isNamespace, optionError, setupError } from '@foyer/protocol'
import type { FoyerOptions } from './options.js'

type Check = (value: unknown) => string | undefined

const is =
  (expected: string, holds: (value: never) => boolean): Check =>
  (value) =>
    holds(value as never) ? undefined : `Expected ${expected} but received ${received(value)}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const flag = is('true or false', (value) => typeof value === 'boolean')
const text = is('text', (value) => typeof value === 'string')
const object = is('an object', isObject)
const url = is('an http(s) address', (value) => /^https?:\/\//i.test(value))
const caipKeys = is(
  'an object whose keys are CAIP-2 ids such as eip155:1',
  (value) => isObject(value) && Object.keys(value).every(isCaipNetworkId),
)
const oneOf = (...choices: readonly string[]) =>
  is(choices.join(' or '), (value) => choices.includes(value))
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value)
      ? value.map(check).find((problem) => problem !== undefined)
      : `Expected a list but received ${received(value)}`
const fields =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isObject(value)) return object(value)
    for (const [name, check] of Object.entries(shape)) {
      const problem = check(value[name])
      if (problem) return `\`${name}\`: ${problem}`
    }
    return undefined
  }
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value)

const language = is('a BCP 47 language tag such as pt-BR', (value: string) => {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
})
const caipValues =
  (check: Check): Check =>
  (value) =>
    caipKeys(value) ??
    Object.values(value as object)
      .map(check)
      .find((problem) => problem !== undefined)
const maybeAll = <name extends string>(check: Check, ...names: readonly name[]) =>
  Object.fromEntries(names.map((name) => [name, maybe(check)]))

const network = fields({
  id: is('a number or text', (value) => ['number', 'string'].includes(typeof value)),
  name: text,
  nativeCurrency: fields({ symbol: text, decimals: is('a number', Number.isSafeInteger) }),
  rpcUrls: fields({ default: fields({ http: listOf(text) }) }),
  chainNamespace: maybe(is('a known namespace', isNamespace)),
  caipNetworkId: maybe(is('a CAIP-2 id', isCaipNetworkId)),
})
const wallet = fields({
  id: text,
  name: text,
  ...maybeAll(text, 'rdns', 'homepage', 'image_url', 'app_store', 'play_store', 'chrome_store'),
  chains: maybe(listOf(is('a CAIP-2 id', isCaipNetworkId))),
})
const metadata = fields({
  ...maybeAll(text, 'name', 'description', 'url'),
  icons: maybe(listOf(text)),
})
const adapter = fields({
  namespace: is('a known namespace', isNamespace),
  create: is('a function', (value) => typeof value === 'function'),
})
const listOrFlag: Check = (value) => flag(value) && listOf(text)(value)
const features = fields({
  ...maybeAll(flag, 'email', 'activity', 'history', 'reownBranding', 'receive', 'send', 'pay'),
  ...maybeAll(flag, 'emailShowWallets', 'analytics', 'allWallets', 'legalCheckbox'),
  ...maybeAll(flag, 'smartSessions', 'collapseWallets'),
  ...maybeAll(listOrFlag, 'swaps', 'onramp', 'socials'),
  ...maybeAll(listOf(text), 'connectorTypeOrder', 'walletFeaturesOrder', 'connectMethodsOrder'),
})

/** The shape of every option. */
const checks: { readonly [name in Exclude<keyof FoyerOptions, 'projectId'>]-?: Check } = {
  networks: (value) =>
    listOf(network)(value) ??
    is('at least one network', (list: unknown[]) => list.length > 0)(value),
  adapters: maybe(listOf(adapter)),
  defaultNetwork: maybe(network),
  metadata: maybe(metadata),
  features: maybe(features),
  themeMode: maybe(oneOf('dark', 'light', 'system')),
  themeVariables: maybe(object),
  allWallets: maybe(oneOf('SHOW', 'HIDE', 'ONLY_MOBILE')),
  featuredWalletIds: maybe(listOf(text)),
  includeWalletIds: maybe(listOf(text)),
  excludeWalletIds: maybe(listOf(text)),
  customWallets: maybe(listOf(wallet)),
  tokens: maybe(caipValues(fields({ address: text }))),
  customRpcUrls: maybe(caipValues(listOf(fields({ url: text })))),
  chainImages: maybe(object),
  connectorImages: maybe(object),
  termsConditionsUrl: maybe(url),
  privacyPolicyUrl: maybe(url),
  disableAppend: maybe(flag),
  enableEmbedded: maybe(flag),
  enableWallets: maybe(flag),
  enableWalletGuide: maybe(flag),
  enableEIP6963: maybe(flag),
  enableInjected: maybe(flag),
  enableNetworkSwitch: maybe(flag),
  enableReconnect: maybe(flag),
  debug: maybe(flag),
  allowUnsupportedChain: maybe(flag),
  defaultAccountTypes: maybe(object),
  siwx: maybe(object),
  siweConfig: maybe(object),
  manualWCControl: maybe(flag),
  basic: maybe(flag),
  locale: maybe(language),
  messages: maybe(object),
}

/**
 * Refuses what cannot work, before anything starts.
 *
 * @throws `option_invalid` naming the option, also one that does not exist
 * @throws `siwe_and_siwx` when both sign-in plug-ins are given
 */
export function checkOptions(given: FoyerOptions): void {
  if (given.siwx && given.siweConfig) throw setupError('siwe_and_siwx')
  for (const option of Object.keys(given))
    if (option !== 'projectId' && !Object.hasOwn(checks, option))
      throw optionError(option, 'There is no such option')
  for (const [option, check] of Object.entries(checks)) {
    const problem = check(given[option as keyof FoyerOptions])
    if (problem) throw optionError(option, problem)
  }
}

/** Says what came without repeating it: an option may hold a secret. */
function received(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}
