import {
  defaultFeatures,
  defaultRemoteFeatures,
  isCaipNetworkId,
  isNamespace,
  optionError,
  setupError,
  toNetwork,
} from '@foyer/protocol'
import type { AdapterSetup } from './AdapterSetup.js'
import {
  type Check,
  fields,
  flag,
  is,
  isObject,
  listOf,
  maybe,
  object,
  only,
  place,
  quoted,
  recordOf,
  text,
} from './checks.js'
import { defaultOptions } from './defaultOptions.js'
import type { FoyerOptions } from './options.js'

const url = is('an http(s) address', (value) => /^https?:\/\//i.test(value), place)
const relayUrl = is('a ws(s) address', (value) => /^wss?:\/\/[^/@\s]/i.test(value), place)
const isPath = (value: unknown) =>
  typeof value === 'string' && /^(https?:\/\/[^/@?#\s\\]+(?=[/?#]|$)|\/(?![/\\]))\S*$/i.test(value)
const rpcUrl = is('an http(s) address or a path such as /rpc', isPath, place)
// Two slashes would be another host; a query or a fragment would swallow the path of every call.
const serverUrl = is(
  'an http(s) address or a path such as /foyer, without query and fragment',
  (value: string) => isPath(value) && !/[?#\\]/.test(value),
  place,
)
const oneOf = (...choices: readonly string[]) =>
  is(choices.join(' or '), (value) => choices.includes(value), quoted)
const language = is(
  'a BCP 47 language tag such as pt-BR',
  (value: string) => {
    try {
      return Intl.getCanonicalLocales(value).length === 1
    } catch {
      return false
    }
  },
  quoted,
)
const caipId = is('a CAIP-2 id such as eip155:1', isCaipNetworkId, quoted)
const caipValues = (check: Check) => recordOf(caipId, check)
const maybeAll = <name extends string>(check: Check, ...names: readonly name[]) =>
  Object.fromEntries(names.map((name) => [name, maybe(check)])) as Record<name, Check>

/** An option with a default has to be of the default's type. */
const asDefault = <defaults extends object>(defaults: defaults) =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, maybe(kindOf(value))]),
  ) as Record<keyof defaults, Check>
const kindOf = (value: unknown) =>
  typeof value === 'boolean' ? flag : Array.isArray(value) ? listOf(text) : object

const family = is('a known namespace', isNamespace, quoted)
const network = fields({
  id: is('a number or text', (value) => ['number', 'string'].includes(typeof value)),
  name: text,
  nativeCurrency: fields({ symbol: text, decimals: is('a number', Number.isSafeInteger) }),
  rpcUrls: fields({ default: fields({ http: listOf(rpcUrl) }) }),
  chainNamespace: maybe(family),
  caipNetworkId: maybe(caipId),
})
const method = is('a function', (one) => typeof one === 'function')
const siwx: Check = (value) =>
  typeof value === 'function'
    ? 'Call it: `serverSignIn()`'
    : isObject(value) && 'createStore' in value
      ? fields({ createStore: method })(value)
      : fields({
          createMessage: method,
          addSession: method,
          revokeSession: method,
          setSessions: method,
          getSessions: method,
        })(value)
const adapter: Check = (value) => {
  const problem = fields({ create: method })(value)
  if (typeof value === 'function') return 'Call it: `evm()`'
  return (
    fields({ namespace: family })(value) ??
    (problem && `${problem}. Only adapters of Foyer fit, such as \`evm()\``) ??
    (value as AdapterSetup).problem
  )
}
const adapters: Check = (value) =>
  listOf(adapter)(value) ?? twice((value as { namespace: string }[]).map((one) => one.namespace))
const twice = (names: readonly string[]) => {
  const name = names.find((one, index) => names.indexOf(one) !== index)
  return name && `Two of them serve ${name}. Give one`
}
const listOrFlag: Check = (value) => flag(value) && listOf(text)(value)
/** What older clients were given is no store: a host that gives it as it is would believe that its users sign in. */
const siwe: Check = (value) =>
  isObject(value) && 'createStore' in value
    ? siwx(value)
    : 'Give it as `siweSignIn({ … })` of `@foyer/siwx`'

/** The shape of every option, made when it is looked for: they are checked once. One that is left out is not checked. */
const makeChecks = (): { readonly [name in keyof FoyerOptions]-?: Check } => ({
  // Without one the modal says what is missing.
  projectId: (value) => text(value ?? ''),
  networks: (value) =>
    listOf(network)(value) ??
    is('at least one network', (list: unknown[]) => list.length > 0)(value),
  ...asDefault(defaultOptions),
  debug: maybe(flag),
  ...maybeAll(object, 'themeVariables', 'defaultAccountTypes', 'addressLabels'),
  siwx: maybe(siwx),
  siweConfig: maybe(siwe),
  ...maybeAll(url, 'termsConditionsUrl', 'privacyPolicyUrl', 'embeddedWalletUrl'),
  server: maybe((value) => (isObject(value) ? fields({ url: serverUrl }) : serverUrl)(value)),
  adapters: maybe(adapters),
  relayUrl: maybe(relayUrl),
  defaultNetwork: maybe(network),
  metadata: maybe(
    fields({
      ...maybeAll(text, 'name', 'description', 'url'),
      icons: maybe(listOf(text)),
    }),
  ),
  features: maybe(
    only({
      ...asDefault(defaultFeatures),
      ...asDefault(defaultRemoteFeatures),
      history: maybe(flag),
      ...maybeAll(listOrFlag, 'swaps', 'onramp', 'socials'),
      ...maybeAll(listOf(text), 'connectorTypeOrder', 'walletFeaturesOrder', 'connectMethodsOrder'),
    }),
  ),
  themeMode: maybe(oneOf('dark', 'light', 'system')),
  allWallets: maybe(oneOf('SHOW', 'HIDE', 'ONLY_MOBILE')),
  prefetch: maybe(oneOf('idle', 'intent', 'none')),
  customWallets: maybe(
    listOf(
      fields({
        id: text,
        name: text,
        ...maybeAll(
          text,
          'rdns',
          'homepage',
          'image_url',
          'app_store',
          'play_store',
          'chrome_store',
        ),
        injected: maybe(listOf(text)),
        chains: maybe(listOf(caipId)),
      }),
    ),
  ),
  tokens: maybe(caipValues(fields({ address: text }))),
  customRpcUrls: maybe(caipValues(listOf(fields({ url: rpcUrl })))),
  locale: maybe(language),
  queryClient: maybe(fields({ getQueryCache: method })),
})

/**
 * Refuses what cannot work, before anything starts.
 *
 * @throws `option_invalid` naming the option, also one that does not exist
 * @throws `invalid_caip_network_id` when a network has no id of its chain family
 * @throws `siwe_and_siwx` when both sign-in plug-ins are given
 */
export function checkOptions(given: FoyerOptions): void {
  if (given.siwx && given.siweConfig) throw setupError('siwe_and_siwx')
  const checks = makeChecks()
  for (const option of Object.keys(given))
    if (!Object.hasOwn(checks, option)) throw optionError(option, 'There is no such option')
  // Only what is given, and what has to be.
  for (const option of new Set(['networks', ...Object.keys(given)])) {
    const name = option as keyof typeof checks
    const problem = checks[name]?.(given[name])
    if (problem) throw optionError(option, problem)
  }
  const ids = given.networks.map((one) => toNetwork(one).caipNetworkId)
  if (given.defaultNetwork && !ids.includes(toNetwork(given.defaultNetwork).caipNetworkId))
    throw optionError('defaultNetwork', 'Expected one of the networks in `networks`')
}
