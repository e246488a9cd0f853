import { isAddress, onrampMockedQuoteId } from '@foyer/protocol'
import type { OnrampOptions, OnrampQuote, Transaction } from '@foyer/protocol/api'
import type { Logger } from 'pino'
import type { OnrampProviderList } from '../../config/onrampSettings.js'
import type { Database } from '../../database/Database.js'
import { describeError } from '../../errors/describeError.js'
import { HttpError } from '../../errors/HttpError.js'
import { type Counter, providerCount } from '../../events/createCounter.js'
import { newId } from '../../secrets/newId.js'
import type { Chains } from '../chains/Chains.js'
import { addressKey, namespaceOf } from '../tokens/Token.js'
import { createOrderLook } from './createOrderLook.js'
import { addressOf, createOrders } from './createOrders.js'
import { createProviders } from './createProviders.js'
import { admitAmount, findAsset, findNetwork } from './findAsset.js'
import { listSold } from './listSold.js'
import type { OnrampProvider, SentWebhook } from './OnrampProvider.js'
import { ownerOf } from './ownerOf.js'
import { restFailing } from './restFailing.js'
import { toPageRefusal } from './toPageRefusal.js'
import { toPurchase } from './toPurchase.js'

/** Buying of coins, by pages of providers. */
export type Onramp = ReturnType<typeof createOnramp>

export function createOnramp({
  chains,
  counter,
  db,
  settings,
  refused,
  isOfWorld,
  log,
  now,
}: createOnramp.Parts) {
  const providers = createProviders(settings, { isOfWorld, db, now }).map((one) =>
    restFailing(one, now),
  )
  /** Those that are not left alone; where all are, all of them. */
  const awake = () => {
    const found = providers.filter((one) => !one.isResting())
    return found.length === 0 ? providers : found
  }
  const orders = createOrders(db, now)
  const networks = () =>
    chains.networks.filter((network) => providers.some((one) => one.sells(network).length > 0))

  function admitCountry(country: string | undefined): void {
    if (refused.length === 0 || (country !== undefined && !refused.includes(country))) return
    throw new HttpError(400, 'country_not_supported', 'Nothing is sold in this country.')
  }
  /** @throws 400 `onramp_not_supported` where no provider sells that; 501 `not_enabled` where none is on */
  function findSeller(wanted: createOnramp.Wanted) {
    if (providers.length === 0)
      throw new HttpError(501, 'not_enabled', 'Nothing is sold on this server.')
    const network = findNetwork(networks(), wanted.network)
    const isWanted = ({ id, fiat }: OnrampProvider) =>
      (wanted.provider ?? id) === id && fiat.includes(wanted.fiat)
    const rested = wanted.provider === undefined ? awake() : providers
    const [seller] = [...rested, ...providers].filter(isWanted).flatMap((provider) => {
      const asset = network && findAsset(provider.sells(network), wanted.symbol)
      return asset ? [{ provider, asset }] : []
    })
    if (seller) return seller
    throw new HttpError(400, 'onramp_not_supported', 'No provider sells this coin on this network.')
  }
  const count = (project: string, provider: string, outcome: string) =>
    counter.add(project, providerCount('buy', outcome), provider)
  const look = createOrderLook({ providers, orders, count, log })
  return {
    /** The names of the providers that are on. */
    providers: providers.map(({ id }) => id),
    options: (): OnrampOptions => listSold(networks(), { providers, awake: awake() }),
    /**
     * What a purchase costs now. Where the provider does not answer: an estimate that says so of itself.
     *
     * @throws 400 `onramp_not_supported`, `country_not_supported`, `amount_too_small`, `amount_too_large`; 501 `not_enabled`
     */
    async quote(
      project: string,
      wanted: createOnramp.Wanted & { readonly amount: string },
    ): Promise<OnrampQuote> {
      admitCountry(wanted.country)
      const { fiat, amount, country } = wanted
      admitAmount(amount)
      const { provider, asset } = findSeller(wanted)
      const down = provider.isResting() ? 'left_alone' : 'provider_down'
      const money = (text: string, currency = fiat) => ({ amount: text, currency })
      try {
        const quote = await provider.quote({ asset, fiat, amount, country })
        count(project, provider.id, 'offered')
        return {
          ...{ provider: provider.id, quoteId: newId() },
          ...{ paymentTotal: money(quote.total), paymentSubtotal: money(quote.subtotal) },
          purchaseAmount: money(quote.received, asset.symbol),
          ...{ coinbaseFee: money(quote.fee), networkFee: money(quote.networkFee) },
        }
      } catch (error) {
        count(project, provider.id, error instanceof HttpError ? error.reason : down)
        if (error instanceof HttpError) throw error
        log.warn({ provider: provider.id, ...describeError(error) }, 'A provider gave no quote')
        const same = money(amount)
        return {
          ...{ isEstimate: true, quoteId: onrampMockedQuoteId, paymentTotal: same },
          ...{ paymentSubtotal: same, purchaseAmount: same, coinbaseFee: same, networkFee: same },
        }
      }
    },
    /**
     * Begins a purchase: gives the page where it is paid for, after it is written down.
     *
     * @throws as `quote`; 400 `address_invalid` for an address of another chain family; 502 `provider_down`
     */
    async open(
      project: string,
      wanted: createOnramp.Wanted & {
        readonly address: string
        readonly amount?: string | undefined
        readonly signedIn: ownerOf.SignedIn | undefined
        readonly clientIp?: string | undefined
      },
    ): Promise<{ url: string; order: string }> {
      admitCountry(wanted.country)
      const { address, amount, fiat, country, signedIn } = wanted
      if (amount !== undefined) admitAmount(amount)
      const { provider, asset } = findSeller(wanted)
      if (!isAddress(namespaceOf(asset.networkId), address))
        throw new HttpError(400, 'address_invalid', 'The address is of another chain.')
      const reference = newId()
      const order = { reference, asset, address, fiat, amount, country }
      const page = provider.open({ ...order, clientIp: wanted.clientIp })
      const { url, vendorId = null } = await page.catch((error: unknown) => {
        count(project, provider.id, error instanceof HttpError ? error.reason : 'provider_down')
        throw toPageRefusal(error)
      })
      await orders.add({
        ...{
          reference,
          project,
          owner: ownerOf(address, signedIn) ?? null,
          account: `${asset.networkId}:${address}`,
          network: asset.networkId,
        },
        ...{
          asset: asset.address ?? null,
          symbol: asset.symbol,
          name: asset.name,
          fiat,
          amount: amount ?? null,
        },
        ...{ provider: provider.id, vendorId, hash: null, received: null },
      })
      count(project, provider.id, 'taken')
      return { url, order: reference }
    },
    /**
     * The purchases that deliver to the address, the latest first: those of these references, and those that were begun under a sign-in of it, where this call is of one as
     * well.
     */
    async list(
      project: string,
      { address, references, provider, signedIn }: createOnramp.Listed,
    ): Promise<Transaction[]> {
      const owner = ownerOf(address, signedIn)
      const named = await orders.find(project, references)
      const own = owner === undefined ? [] : await orders.ofOwner(project, owner)
      const found = [...named, ...own.filter((one) => !references.includes(one.reference))].filter(
        (one) =>
          addressKey(addressOf(one)) === addressKey(address) &&
          (provider === 'all' || one.provider === provider),
      )
      const followed = await Promise.all(found.map(look))
      return followed.sort((one, other) => other.createdAt - one.createdAt).map(toPurchase)
    },
    /**
     * Takes a message of a provider, once: the purchases that it names are looked up next. What else it says is not believed.
     *
     * @throws 404 `not_found` for a provider that sends none; 401 `signature_invalid`
     */
    async wake(id: string, header: SentWebhook['header'], raw: Uint8Array): Promise<void> {
      const provider = providers.find((one) => one.id === id)
      if (!provider?.readWebhook)
        throw new HttpError(404, 'not_found', 'There is nothing of this name.')
      const webhook = await provider.readWebhook({ header, raw, now: now() })
      if (!webhook) throw new HttpError(401, 'signature_invalid', 'The signature is not valid.')
      await orders.wake(id, webhook)
    },
    /** Looks up the purchases whose turn it is, so that they go on without a page. */
    async follow(): Promise<void> {
      if (providers.length === 0) return
      await Promise.all((await orders.due(providers.map(({ id }) => id))).map(look))
    },
    forget: () => orders.forget(),
  }
}

export declare namespace createOnramp {
  type Parts = {
    chains: Pick<Chains, 'networks'>
    counter: Counter
    db: Database
    settings: OnrampProviderList
    /** Countries to which nothing is sold. */
    refused: readonly string[]
    /** Whether a network has this id in the world, whatever the configuration calls it. */
    isOfWorld(network: string): boolean
    log: Logger
    now(): number
  }
  type Wanted = {
    /** A CAIP-2 id, or the name by which the contract knows it; the first where it is absent. */
    readonly network: string | undefined
    /** Of the coin, in any case of letters; the network's own coin where it is absent. */
    readonly symbol: string | undefined
    readonly fiat: string
    readonly provider: string | undefined
    readonly country: string | undefined
  }
  type Listed = {
    readonly address: string
    readonly references: readonly string[]
    /** `all`: of any. */
    readonly provider: string
    readonly signedIn: ownerOf.SignedIn | undefined
  }
}
