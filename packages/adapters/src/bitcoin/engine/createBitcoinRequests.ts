import { FoyerError, unsupportedMethodCode } from '@foyer/protocol'
import { base64 } from '@scure/base'
import { featureOf } from '../../wallet-standard/featureOf.js'
import { readBytes } from '../../wallet-standard/readBytes.js'
import type { StandardRequestParts } from '../../wallet-standard/StandardDialect.js'

type Fields = Readonly<Record<string, unknown>>
type Signing = 'signMessage' | 'signTransaction' | 'sendTransfer'

/** Longer than any signature, and any transaction, that is taken. */
const signatureMax = 8_192
const psbtMax = 800_000

/** The features that requests are made of. */
const features: Readonly<Record<string, Signing>> = {
  signMessage: 'signMessage',
  signPsbt: 'signTransaction',
  sendTransfer: 'sendTransfer',
}

/**
 * The requests of pairing's `bip122` over a wallet of the Wallet Standard. What a wallet answers has the shape of it here, and is checked by
 * those who know what was signed.
 */
export function createBitcoinRequests({ wallet, account, chain }: StandardRequestParts) {
  const call = async (name: Signing, input: Fields): Promise<Fields> => {
    const run = featureOf(wallet, `bitcoin:${name}`)
    if (!run) throw refuse(name)
    const answer = await run(input)
    if (!Array.isArray(answer) || answer.length !== 1) throw new FoyerError('answer_invalid')
    return Object(answer[0])
  }
  const methods: Readonly<Record<string, (parameters: Fields) => Promise<unknown>>> = {
    async signMessage({ message, account: own, address = own }) {
      const bytes = new TextEncoder().encode(String(message))
      const { source } = account(address)
      const { signature } = await call('signMessage', { account: source, message: bytes })
      return { signature: base64.encode(demandBytes(signature, signatureMax)) }
    },
    async sendTransfer({ account: from, recipientAddress, amount }) {
      const input = {
        ...{ account: account(from).source, chain: chain() },
        ...{ recipient: recipientAddress, amount: demandAmount(amount) },
      }
      return { txid: (await call('sendTransfer', input)).txId }
    },
    async signPsbt({ psbt, signInputs }) {
      const inputs: readonly unknown[] = Array.isArray(signInputs) ? signInputs : []
      const inputsToSign = inputs.map((one) => {
        const { address, index, sighashTypes = [] } = Object(one)
        const [sigHash] = sighashTypes.length === 1 ? sighashTypes : []
        return {
          ...{ account: account(address).source, signingIndexes: [index] },
          ...(sigHash !== undefined && { sigHash }),
        }
      })
      const bytes = base64.decode(String(psbt))
      // It is sent by the one who asked, once the signatures are checked.
      const input = { psbt: bytes, inputsToSign, chain: chain() }
      const { signedPsbt } = await call('signTransaction', input)
      return { psbt: base64.encode(demandBytes(signedPsbt, psbtMax)) }
    },
  }

  const takes = (method: string): boolean => {
    const name = Object.hasOwn(features, method) ? features[method] : undefined
    return name !== undefined && featureOf(wallet, `bitcoin:${name}`) !== undefined
  }

  return {
    takes,
    async request(method: string, params: unknown): Promise<unknown> {
      const own = takes(method) ? methods[method] : undefined
      if (!own) throw refuse(method)
      return own(Object(params))
    },
  }
}

function refuse(name: string) {
  return Object.assign(new Error(`${name} is not supported`), { code: unsupportedMethodCode })
}

function demandAmount(value: unknown): bigint {
  if (typeof value !== 'string' || !/^\d{1,16}$/.test(value)) throw new FoyerError('invalid_amount')
  return BigInt(value)
}

function demandBytes(value: unknown, max: number): Uint8Array {
  const bytes = readBytes(value, max)
  if (!bytes) throw new FoyerError('answer_invalid')
  return bytes
}
