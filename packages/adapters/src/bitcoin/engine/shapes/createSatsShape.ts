import { base64, hex } from '@scure/base'
import { readText } from './readText.js'
import { requestSats } from './requestSats.js'
import type { Shape, ShapeInput } from './Shape.js'
import { toWireNumber } from './toWireNumber.js'

const purposes = ['payment', 'ordinals', 'stacks']
/** The networks by the names of `wallet_getNetwork`. */
const chains: Readonly<Record<string, readonly string[]>> = {
  Mainnet: ['bitcoin:mainnet'],
  Testnet: ['bitcoin:testnet'],
  Testnet4: ['bitcoin:testnet4'],
  Signet: ['bitcoin:signet'],
  Regtest: ['bitcoin:regtest'],
}
/** Where the wallet does not say, an address shows of which kind of network it is. */
const unnamed = ['bitcoin:mainnet', 'bitcoin:testnet', 'bitcoin:regtest']

/**
 * A provider with one method `request` that takes the requests of Sats Connect (Xverse and others of `window.btc_providers`), or of Leather,
 * which names some parameters otherwise.
 */
export function createSatsShape(provider: unknown, isLeather: boolean): Shape {
  const request = (method: string, params: unknown) => requestSats(provider, method, params)
  /** The first of these requests that the wallet takes. */
  const first = async (calls: readonly (readonly [string, unknown])[]): Promise<unknown> => {
    const [call, ...others] = calls
    if (!call) return []
    try {
      return await request(...call)
    } catch (error) {
      if (others.length > 0 && Object(error).code === 4200) return first(others)
      throw error
    }
  }

  return {
    async open(silent) {
      const loud = [
        ['wallet_connect', { addresses: purposes }],
        ['getAccounts', { purposes }],
        ['getAddresses', { purposes }],
      ] as const
      // It takes no parameters, and wallets check that.
      const quiet = [['wallet_getAccount', null]] as const
      const answer = await first(silent ? quiet : isLeather ? loud.slice(2) : loud)
      const { addresses = answer, network } = Object(answer)
      const named = network ?? (await request('wallet_getNetwork', null).catch(() => undefined))
      const { name } = Object(Object(named).bitcoin)
      const on = Object.hasOwn(chains, String(name)) ? chains[String(name)] : unnamed
      const list: readonly unknown[] = Array.isArray(addresses) ? addresses.slice(0, 100) : []
      return list.map((one) => {
        const { address, derivationPath, publicKey, purpose, symbol, type } = Object(one)
        return { address, derivationPath, publicKey, purpose, symbol, type, chains: on }
      })
    },
    end: () => request('wallet_disconnect', null).catch(() => undefined),
    follow: (changed) => followSats(provider, changed),
    async signMessage(address, message) {
      const paymentType = /^(bc|tb|bcrt)1p/.test(address) ? 'p2tr' : 'p2wpkh'
      const params = isLeather ? { message, paymentType } : { address, message }
      const { signature } = Object(await request('signMessage', params))
      return readText(signature, 'base64')
    },
    async signPsbt(psbt, inputs) {
      const { hex: asHex, psbt: asBase64 } = Object(
        await request('signPsbt', isLeather ? toLeather(psbt, inputs) : toSats(psbt, inputs)),
      )
      return isLeather ? readText(asHex, 'hex') : readText(asBase64, 'base64')
    },
    async sendTransfer(address, satoshi) {
      const amount = isLeather ? String(satoshi) : toWireNumber(satoshi)
      const answer = await request('sendTransfer', { recipients: [{ address, amount }] })
      return Object(answer).txid
    },
  }
}

function toSats(psbt: Uint8Array, inputs: readonly ShapeInput[]) {
  const signInputs = Object.fromEntries(
    inputs.map(({ address }) => [
      address,
      inputs.filter((one) => one.address === address).flatMap((one) => one.signingIndexes),
    ]),
  )
  return { psbt: base64.encode(psbt), signInputs, broadcast: false }
}

function toLeather(psbt: Uint8Array, inputs: readonly ShapeInput[]) {
  const allowedSighash = [...new Set(inputs.flatMap(({ sigHash }) => sigHash ?? []))]
  return {
    ...{ hex: hex.encode(psbt), broadcast: false },
    signAtIndex: inputs.flatMap(({ signingIndexes }) => signingIndexes),
    ...(allowedSighash.length > 0 && { allowedSighash }),
  }
}

/** Each listener is removed by what it was added with. */
function followSats(provider: unknown, changed: () => void): () => void {
  let stopped = false
  const listener = () => {
    if (!stopped) changed()
  }
  const offs = ['accountChange', 'networkChange', 'disconnect'].map((eventName) => {
    try {
      return (provider as Listening).addListener?.({ eventName, cb: listener })
    } catch {
      return undefined
    }
  })
  return () => {
    stopped = true
    for (const off of offs) {
      try {
        if (typeof off === 'function') off()
      } catch {
        // The wallet's own fault.
      }
    }
  }
}

type Listening = {
  addListener?(info: { readonly eventName: string; readonly cb: () => void }): unknown
}
