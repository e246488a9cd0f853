import * as sdk from '@coinbase/wallet-sdk'
import type { AdapterContext, WalletProvider } from '@foyer/core'
import {
  coinbaseKeysUrl,
  FoyerError,
  isAddress,
  unauthorizedCode,
  unsupportedMethodCode,
} from '@foyer/protocol'
import type { CoinbaseOptions, CoinbasePreference } from './CoinbaseOptions.js'
import { createKeysDialogue } from './createKeysDialogue.js'
import { keptBySdk } from './keptBySdk.js'
import { type Signer, takesRequest } from './takesRequest.js'

type EventName = 'accountsChanged' | 'chainChanged' | 'disconnect'
type Listener = (value: unknown) => void
type Call = { readonly method: string; readonly params?: unknown }

/**
 * The wallet behind Coinbase's SDK (EIP-1193). The SDK is made with the first request, because it may open a socket to its maker's relay then.
 * A request that opens the wallet's window does so in the turn of the call.
 */
export function createCoinbaseProvider(wanted: createCoinbaseProvider.Parameters): WalletProvider {
  let made: ReturnType<typeof makeSdk> | undefined
  let attempts = 0
  let latest: Signer | undefined
  const wallet = () => {
    made ??= makeSdk(wanted)
    return made.provider
  }
  /** In the wallet's own browser and beside its extension the provider is theirs, which takes requests as they are. */
  const isTheirs = () => made !== undefined && made.dialogue === undefined
  /** Another tab that disconnects deletes what is kept, also for the connection of this one. */
  const signer = () => {
    latest = keptBySdk.signer() ?? latest
    return latest
  }
  const takes = (method: string) => isTheirs() || takesRequest(method, signer())
  const send = async ({ method, params }: Call) => {
    const given = params as readonly unknown[] | object | undefined
    try {
      return await wallet().request({ method, ...(given && { params: given }) })
    } catch (error) {
      throw toOwn(error)
    }
  }
  /** A second press gives the window of the first up, which may show what leads nowhere. */
  const connect = async () => {
    if (attempts > 0) made?.dialogue?.disconnect()
    attempts += 1
    let accounts: unknown
    try {
      accounts = await send({ method: 'eth_requestAccounts' })
      return accounts
    } finally {
      attempts -= 1
      // The SDK keeps what it got, and would answer with the same for ever.
      if (!hasAccount(accounts) && keptBySdk.signer()) await wallet().disconnect()
    }
  }
  return {
    takes,
    typeOf: () => (signer() === 'scw' ? 'smartAccount' : 'eoa'),
    async request(call) {
      const { method } = call
      wallet()
      if (isTheirs()) return send(call)
      if (!takes(method)) throw refuse(unsupportedMethodCode, `${method} is not supported`)
      switch (method) {
        case 'eth_requestAccounts':
          return connect()
        // The SDK knows permissions by no name: its session is one.
        case 'wallet_requestPermissions':
          await connect()
          return [{ parentCapability: 'eth_accounts' }]
        case 'wallet_revokePermissions':
          await wallet().disconnect()
          return null
        case 'eth_accounts':
          return send(call).catch((error) => {
            if (Object(error).code === unauthorizedCode) return []
            throw error
          })
        default:
          return send(call)
      }
    },
    on: (event, listener) => void wallet().on(event as EventName, listener as Listener),
    removeListener: (event, listener) =>
      void made?.provider.removeListener(event as EventName, listener as Listener),
  }
}

export declare namespace createCoinbaseProvider {
  type Parameters = Pick<CoinbaseOptions, 'keysUrl'> & {
    readonly context: Pick<AdapterContext, 'metadata' | 'networks'>
    readonly preference: CoinbasePreference
    readonly signal: AbortSignal
  }
}

function makeSdk({
  context,
  preference: options,
  keysUrl,
  signal,
}: createCoinbaseProvider.Parameters) {
  const { name, icons } = context.metadata()
  const metadata = {
    appName: name,
    appLogoUrl: icons[0] ?? '',
    appChainIds: context.networks.map(({ id }) => Number(id)),
  }
  // All of it each time: what one instance leaves out it takes from the one before.
  const preference = { options, keysUrl: keysUrl ?? coinbaseKeysUrl, telemetry: false }
  const make = () => sdk.createCoinbaseWalletSDK({ ...metadata, preference }).getProvider()
  const provider = orAnew(make)
  const { communicator } = provider as { readonly communicator?: object }
  if (!communicator) return { provider }
  const { location } = window
  const dialogue = createKeysDialogue({
    page: window,
    url: addressOf(preference.keysUrl),
    signal,
    introduce: () => ({
      version: keptBySdk.version(),
      metadata,
      preference: { options },
      // Without its query and fragment.
      location: location.origin + location.pathname,
    }),
  })
  Object.assign(communicator, dialogue)
  return { provider, dialogue }
}

/** The address of the window's page, with what the SDK adds to it. */
function addressOf(keysUrl: string): string {
  const url = new URL(keysUrl)
  url.searchParams.set('sdkName', '@coinbase/wallet-sdk')
  url.searchParams.set('sdkVersion', keptBySdk.version())
  url.searchParams.set('origin', window.location.origin)
  return url.href
}

/** The SDK makes new errors of those that come through it. */
function toOwn(error: unknown): unknown {
  const { originalError } = Object(Object(error).data) as { originalError?: unknown }
  if (FoyerError.is(originalError, 'popup_blocked')) return new FoyerError('popup_blocked')
  if (FoyerError.is(originalError, 'rpc_aborted')) return new FoyerError('rpc_aborted')
  return error
}

function refuse(code: number, message: string) {
  return Object.assign(new Error(message), { code })
}

/** What the SDK kept may be anything by now, and then it is not made at all. */
function orAnew<value>(make: () => value): value {
  try {
    return make()
  } catch {
    keptBySdk.remove()
    return make()
  }
}

function hasAccount(accounts: unknown): boolean {
  return Array.isArray(accounts) && accounts.some((one) => isAddress('eip155', one))
}
