import { FoyerError, unsupportedMethodCode } from '@foyer/protocol'
import { base58, base64 } from '@scure/base'
import { featureOf } from '../../wallet-standard/featureOf.js'
import { readBytes } from '../../wallet-standard/readBytes.js'
import type { StandardRequestParts } from '../../wallet-standard/StandardDialect.js'
import { readSigned } from './readSigned.js'

type Fields = Readonly<Record<string, unknown>>
type Signing =
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'
  | 'solana:signIn'

/** Longer than any message or transaction that a wallet takes. */
const textMax = 100_000
const transactionsMax = 100
const signatureLength = 64

/** The features that requests are made of. */
const features: Readonly<Record<string, Signing>> = {
  solana_signMessage: 'solana:signMessage',
  solana_signTransaction: 'solana:signTransaction',
  solana_signAllTransactions: 'solana:signTransaction',
  solana_signAndSendTransaction: 'solana:signAndSendTransaction',
  solana_signIn: 'solana:signIn',
}

/**
 * The `solana_*` requests of pages over a wallet of the Wallet Standard. Messages are base58; transactions base58 or base64, and base64 in answers;
 * signatures base58. What a wallet answers has the shape of it here, and is checked by those who know what was signed.
 */
export function createStandardRequests({ wallet, account, chain }: StandardRequestParts) {
  const call = async (name: Signing, inputs: readonly Fields[]): Promise<readonly Fields[]> => {
    const run = featureOf(wallet, name)
    if (!run) throw refuse(name)
    const answer = await run(...inputs)
    if (!Array.isArray(answer) || answer.length !== inputs.length)
      throw new FoyerError('answer_invalid')
    return answer.map((one): Fields => Object(one))
  }
  const toInput = (transaction: unknown, options?: unknown) => ({
    account: account().source,
    chain: chain(),
    transaction: decode(transaction),
    ...(options !== undefined && { options }),
  })
  const signAll = async (inputs: readonly ReturnType<typeof toInput>[]) => {
    const { address } = account().account
    const signed = await call('solana:signTransaction', inputs)
    return signed.map(({ signedTransaction }) => readSigned(signedTransaction, address))
  }
  const methods: Readonly<Record<string, (parameters: Fields) => Promise<unknown>>> = {
    async solana_signMessage({ message, pubkey }) {
      const input = { account: account(pubkey).source, message: decode(message) }
      const [output] = await call('solana:signMessage', [input])
      return { signature: encode(output?.signature) }
    },
    async solana_signTransaction({ transaction }) {
      const [signed] = await signAll([toInput(transaction)])
      return signed
    },
    async solana_signAllTransactions({ transactions }) {
      const all = Array.isArray(transactions) ? transactions.slice(0, transactionsMax) : []
      const signed = await signAll(all.map((one) => toInput(one)))
      return { transactions: signed.map(({ transaction }) => transaction) }
    },
    async solana_signAndSendTransaction({ transaction, options }) {
      const [output] = await call('solana:signAndSendTransaction', [toInput(transaction, options)])
      return { signature: encode(output?.signature) }
    },
    async solana_signIn(input) {
      const [output] = await call('solana:signIn', [input])
      const bytes = readBytes(output?.signedMessage, textMax)
      if (!bytes) throw new FoyerError('answer_invalid')
      const signature = encode(output?.signature)
      // Wallets give an account without chains here.
      const { address } = Object(output?.account) as Fields
      return { address, signedMessage: base58.encode(bytes), signature }
    },
  }

  return {
    takes(method: string): boolean {
      const name = Object.hasOwn(features, method) ? features[method] : undefined
      return name !== undefined && featureOf(wallet, name) !== undefined
    },
    async request(method: string, params: unknown): Promise<unknown> {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!own) throw refuse(method)
      return own(Object(params))
    },
  }
}

function refuse(name: string) {
  return Object.assign(new Error(`${name} is not supported`), { code: unsupportedMethodCode })
}

function decode(value: unknown): Uint8Array {
  if (typeof value !== 'string' || value.length > textMax) throw new FoyerError('answer_invalid')
  try {
    return base58.decode(value)
  } catch {
    return base64.decode(value)
  }
}

function encode(value: unknown): string {
  const bytes = readBytes(value, signatureLength)
  if (bytes?.length !== signatureLength) throw new FoyerError('answer_invalid')
  return base58.encode(bytes)
}
