import { base58, base64 } from '@scure/base'
import { callNode } from '../../wallet/callNode.js'
import { RpcError } from '../../wallet/RpcError.js'
import { read } from '../../wallet/read.js'
import type { SolanaAccount } from '../accounts/createSolanaAccount.js'

export type SolanaContext = {
  readonly accounts: readonly SolanaAccount[]
  readonly rpcUrl: string | undefined
  /** Resolves when the user approves. */
  requestApproval(): Promise<void>
}

type Method = (context: SolanaContext, params: Readonly<Record<string, unknown>>) => unknown

const methods: Readonly<Record<string, Method>> = {
  solana_getAccounts: ({ accounts }) => accounts.map(({ address }) => ({ pubkey: address })),
  solana_requestAccounts: ({ accounts }) => accounts.map(({ address }) => ({ pubkey: address })),

  async solana_signMessage(context, { message, pubkey }) {
    const account = authorised(context, pubkey)
    const bytes = decode(base58, message, 'The message')
    await context.requestApproval()
    return { signature: base58.encode(account.sign(bytes)) }
  },
  async solana_signTransaction(context, params) {
    const transaction = readTransaction(params.transaction)
    const account = signerOf(context, transaction)
    await context.requestApproval()
    return sign(account, transaction)
  },
  async solana_signAllTransactions(context, { transactions }) {
    const all = read.list(transactions, 'transactions').map(readTransaction)
    const signers = all.map((transaction) => ({
      transaction,
      account: signerOf(context, transaction),
    }))
    await context.requestApproval()
    const signed = signers.map(({ account, transaction }) => sign(account, transaction))
    return { transactions: signed.map(({ transaction }) => transaction) }
  },
  async solana_signAndSendTransaction(context, params) {
    const { rpcUrl } = context
    if (rpcUrl === undefined) throw new RpcError(4901, 'The wallet has no node for this network.')
    const transaction = readTransaction(params.transaction)
    const account = signerOf(context, transaction)
    await context.requestApproval()
    const { transaction: text } = sign(account, transaction)
    return {
      signature: await callNode(rpcUrl, 'sendTransaction', [text, { encoding: 'base64' }]),
    }
  },
}

/** Answers one request of a Solana network with a real Ed25519 signature. */
export async function answerSolana(context: SolanaContext, method: string, params: unknown) {
  const own = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!own) throw new RpcError(4200, `The wallet does not support ${method}.`)
  return own(context, read.record(params ?? {}, 'The parameters'))
}

function authorised({ accounts }: SolanaContext, pubkey: unknown): SolanaAccount {
  const account = accounts.find(({ address }) => address === pubkey)
  if (account) return account
  throw new RpcError(4100, 'The requested account has not been authorized by the user.')
}

type Transaction = {
  readonly signatures: Uint8Array
  /** Where the signatures end and what they sign begins. */
  readonly message: Uint8Array
  readonly signers: readonly string[]
}

/** The wire format: a count, that many signatures of 64 bytes, the message. Legacy and version 0. */
function readTransaction(value: unknown): Transaction {
  const bytes = decode(base64, value, 'The transaction')
  const count = bytes[0] ?? 0
  const message = bytes.slice(1 + 64 * count)
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  // Three counts stand before the keys, of which the first says how many of them sign.
  const keysAt = (isVersioned ? 1 : 0) + 4
  const signers = Array.from({ length: count }, (_, index) =>
    base58.encode(message.slice(keysAt + 32 * index, keysAt + 32 * (index + 1))),
  )
  if (count === 0 || count > 12 || message.length < keysAt + 32 * count)
    throw new RpcError(-32602, 'The transaction is none.')
  return { signatures: bytes.slice(1, 1 + 64 * count), message, signers }
}

const signerOf = (context: SolanaContext, { signers }: Transaction) => {
  const own = signers.find((signer) => context.accounts.some(({ address }) => address === signer))
  return authorised(context, own)
}

function sign(account: SolanaAccount, { signatures, message, signers }: Transaction) {
  const signature = account.sign(message)
  const all = signatures.slice()
  all.set(signature, 64 * signers.indexOf(account.address))
  const bytes = Uint8Array.of(signers.length, ...all, ...message)
  return { signature: base58.encode(signature), transaction: base64.encode(bytes) }
}

function decode(coder: { decode(text: string): Uint8Array }, value: unknown, what: string) {
  try {
    return coder.decode(read.text(value, what))
  } catch {
    throw new RpcError(-32602, `${what} cannot be read.`)
  }
}
