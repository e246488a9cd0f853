import { base64, hex } from '@scure/base'
import { RpcError } from '../../wallet/RpcError.js'
import type { SeenAccount } from '../BitcoinWalletContext.js'
import type { SigningInput } from '../createSigning.js'
import type { PlacedShape, ShapeParts } from './PlacedShape.js'
import { placeAt } from './placeAt.js'

type Params = {
  readonly address?: string
  readonly message?: string
  readonly paymentType?: string
  readonly psbt?: string
  readonly hex?: string
  readonly signInputs?: Readonly<Record<string, readonly number[]>>
  readonly signAtIndex?: readonly number[]
  readonly recipients?: readonly { readonly address: string; readonly amount: number | string }[]
}

const networkNames: Readonly<Record<string, string>> = {
  'bitcoin:mainnet': 'Mainnet',
  'bitcoin:testnet': 'Testnet',
  'bitcoin:testnet4': 'Testnet4',
  'bitcoin:signet': 'Signet',
  'bitcoin:regtest': 'Regtest',
}

/** A provider with one method `request`: that of Sats Connect (as Xverse has it, in `window.btc_providers`), or Leather's. */
export function placeSats(parts: ShapeParts, isLeather: boolean): PlacedShape {
  const { context, events, features, icon, method, name, signing, window } = parts
  const path = isLeather ? 'LeatherProvider' : `${name.replace(/\W/g, '')}Providers.BitcoinProvider`
  const network = () => ({ bitcoin: { name: networkNames[context.memory.get().chains[0] ?? ''] } })
  const listed = (accounts: readonly SeenAccount[]) => ({
    addresses: accounts.map((one) => (isLeather ? toLeather(one) : toSats(one))),
    ...(!isLeather && { network: network() }),
  })
  const has = (feature: string) => features.some((one) => one === feature)
  const methods: Readonly<Record<string, (params: Params) => Promise<unknown>>> = {
    ...(isLeather
      ? { getAddresses: async () => listed(await signing.connect('getAddresses')) }
      : {
          wallet_connect: async () => listed(await signing.connect('wallet_connect')),
          wallet_getNetwork: async () => network(),
          async wallet_getAccount() {
            const seen = context.seen()
            if (seen.length === 0) throw new RpcError(-32002, 'Access denied.')
            return listed(seen)
          },
          wallet_disconnect: async () => void context.memory.set({ granted: false }),
        }),
    ...(has('signMessage') && {
      async signMessage({ address, message, paymentType }) {
        const bytes = new TextEncoder().encode(String(message))
        const kind = paymentType === 'p2tr' ? 'ordinals' : 'payment'
        const of = isLeather
          ? context.seen().find(({ key }) => key.purpose === kind)?.address
          : address
        return { signature: base64.encode(await signing.signMessage('signMessage', of, bytes)) }
      },
    }),
    ...(has('signPsbt') && {
      async signPsbt({ hex: asHex = '', psbt = '', signAtIndex = [], signInputs = {} }) {
        if (!isLeather) {
          const inputs = Object.entries(signInputs).map(([address, indexes]) => ({
            address,
            indexes,
          }))
          return {
            psbt: base64.encode(await signing.signPsbt('signPsbt', base64.decode(psbt), inputs)),
          }
        }
        const address = context.seen()[0]?.address ?? ''
        const inputs: readonly SigningInput[] = [{ address, indexes: signAtIndex }]
        return { hex: hex.encode(await signing.signPsbt('signPsbt', hex.decode(asHex), inputs)) }
      },
    }),
    ...(has('sendTransfer') && {
      async sendTransfer({ recipients: [payment] = [] }) {
        const { address = '', amount = 0 } = payment ?? {}
        return { txid: await signing.sendTransfer('sendTransfer', address, BigInt(amount)) }
      },
    }),
  }

  const request = async (wanted: string, params: Params = {}) => {
    const run = Object.hasOwn(methods, wanted) ? methods[wanted] : undefined
    const answer = method(wanted, async () => {
      if (!run) throw new RpcError(-32601, `${wanted} is not supported.`)
      return run(params)
    })
    try {
      return { jsonrpc: '2.0', id: '1', result: await answer() }
    } catch (error) {
      const { code = -32603, message = '' } = Object(error)
      // Xverse's word for a user who declines; Leather rejects with EIP-1193's.
      const failure = { jsonrpc: '2.0', id: '1', error: { code, message } }
      if (isLeather) throw failure
      return { ...failure, error: { message, code: code === 4001 ? -32000 : code } }
    }
  }
  const provider = Object.freeze({
    request,
    addListener({ eventName, cb }: { eventName: string; cb: (value: never) => void }) {
      events.on(eventName, cb)
      return () => events.off(eventName, cb)
    },
  })
  const remove = placeAt(window, path, provider)
  const entry = Object.freeze({ id: path, name, icon, methods: Object.keys(methods) })
  const page = window as { btc_providers?: object[] }
  page.btc_providers = [...(page.btc_providers ?? []), entry]

  return {
    wallet: provider,
    changed: () => events.emit('accountChange', { type: 'accountChange' }),
    emit: (value) => events.emit('accountChange', value),
    retract() {
      remove()
      page.btc_providers = page.btc_providers?.filter((one) => one !== entry) ?? []
    },
  }
}

function toSats({ address, key }: SeenAccount) {
  const publicKey = hex.encode(key.purpose === 'payment' ? key.publicKey : key.publicKey.slice(1))
  const addressType = key.purpose === 'payment' ? 'p2wpkh' : 'p2tr'
  return { address, publicKey, addressType, purpose: key.purpose, walletType: 'software' }
}

function toLeather({ address, key }: SeenAccount) {
  const type = key.purpose === 'payment' ? 'p2wpkh' : 'p2tr'
  const [publicKey, derivationPath] = [hex.encode(key.publicKey), key.path]
  return { symbol: 'BTC', type, address, publicKey, derivationPath }
}
