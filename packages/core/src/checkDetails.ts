import { accountTypes, type NetworkInput, optionError, writeOutNetwork } from '@foyer/protocol'
import {
  type Check,
  entriesOf,
  fields,
  is,
  isObject,
  listOf,
  maybe,
  only,
  place,
  quoted,
  text,
} from './checks.js'
import type { FoyerOptions } from './options.js'

/**
 * Refuses what has the shape of its option and cannot be meant: a build for production passes over it, so that its users need not carry
 * this check. Called after `checkOptions`.
 *
 * @throws `option_invalid` naming the option
 */
export function checkDetails(given: FoyerOptions): void {
  for (const [option, check] of Object.entries(makeDetails())) {
    const value = given[option as keyof FoyerOptions]
    const problem = value === undefined ? undefined : check(value)
    if (problem) throw optionError(option, problem)
  }
}

/** Made when it is looked for, so that bundlers can leave out all of it. */
function makeDetails(): { readonly [name in keyof FoyerOptions]?: Check } {
  const parsed = is(
    'an address that a browser can open',
    (value: string) => value.startsWith('/') || URL.canParse(value),
    place,
  )
  const webAddress = is('an http(s) address', (value) => /^https?:\/\//i.test(value), place)
  const between = (least: number, most: number, unit: string) =>
    is(
      `a whole number of ${unit} from ${least} to ${most}`,
      (value: number) => Number.isSafeInteger(value) && value >= least && value <= most,
      shown,
    )
  const texts = entriesOf(maybe(text))
  const lists = entriesOf(listOf(text))
  const endpoint = fields({
    url: parsed,
    config: maybe(
      fields({
        headers: maybe(texts),
        timeout: maybe(between(0, 2 ** 31 - 1, 'milliseconds')),
        retryCount: maybe(between(0, 100, 'times')),
      }),
    ),
  })
  const network = fields({
    nativeCurrency: fields({ decimals: between(0, 255, 'decimals') }),
    rpcUrls: fields({ default: fields({ http: listOf(parsed) }) }),
    blockExplorers: maybe(fields({ default: fields({ url: webAddress }) })),
  })
  const urls = {
    server: (value: unknown) => (isObject(value) ? fields({ url: parsed })(value) : parsed(value)),
    relayUrl: parsed,
    embeddedWalletUrl: parsed,
    termsConditionsUrl: parsed,
    privacyPolicyUrl: parsed,
  }
  return {
    ...urls,
    networks: (value) =>
      listOf(network)(value) ??
      twice((value as readonly NetworkInput[]).map((one) => writeOutNetwork(one).caipNetworkId)) ??
      listOf(numbered)(value),
    customRpcUrls: entriesOf(listOf(endpoint)),
    tokens: entriesOf(fields({ image: maybe(text) })),
    ...{ chainImages: texts, connectorImages: texts, addressLabels: texts },
    themeVariables: (value) =>
      Array.isArray(value)
        ? 'Expected an object but received a list'
        : entriesOf(
            maybe(is('text or a number', (one) => ['string', 'number'].includes(typeof one))),
          )(value),
    defaultAccountTypes: only(
      Object.fromEntries(
        Object.entries(accountTypes).map(([family, types]) => [family, maybe(oneOf(...types))]),
      ),
    ),
    metadata: fields({ url: maybe(webAddress) }),
    customWallets: (value) =>
      listOf(fields({ id: filled, name: filled }))(value) ??
      twice((value as readonly { id: string }[]).map(({ id }) => id)),
    universalProviderConfigOverride: only({
      ...{ methods: maybe(lists), chains: maybe(lists), events: maybe(lists) },
      rpcMap: maybe(texts),
      defaultChain: maybe(text),
    }),
  }
}

const shown = (value: unknown) => (typeof value === 'number' ? String(value) : quoted(value))
const filled = is('a text that is not empty', (value: string) => value.trim() !== '', quoted)
const oneOf = (...words: readonly string[]) =>
  is(words.join(' or '), (value) => words.includes(value), quoted)

const twice = (ids: readonly string[]) => {
  const id = ids.find((one, index) => ids.indexOf(one) !== index)
  return id === undefined ? undefined : `${JSON.stringify(id)} is there twice. Give it once`
}

/** Where networks go by number, a wallet is asked by the number alone. */
const numbered: Check = (value) => {
  const { id } = value as NetworkInput
  const { caipNetworkId } = writeOutNetwork(value as NetworkInput)
  const [, number] = /:(\d+)$/.exec(caipNetworkId) ?? []
  return number !== undefined && number !== String(id)
    ? `\`id\`: Expected the number in ${caipNetworkId} but received ${shown(id)}`
    : undefined
}
