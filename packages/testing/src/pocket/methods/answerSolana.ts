import { base58, base64 } from '@scure/base'
import type { SolanaAccount } from '../../solana/createSolanaAccount.js'
import { readWire, type WireTransaction } from '../../solana/readWire.js'
import { signWire } from '../../solana/signWire.js'
import { callNode } from '../../wallet/callNode.js'
import { RpcError } from '../../wallet/RpcError.js'
import { read } from '../../wallet/read.js'

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

const readTransaction = (value: unknown) => readWire(decode(base64, value, 'The transaction'))

const signerOf = (context: SolanaContext, { signers }: WireTransaction) => {
  const own = signers.find((signer) => context.accounts.some(({ address }) => address === signer))
  return authorised(context, own)
}

function sign(account: SolanaAccount, transaction: WireTransaction) {
  const { bytes, signature } = signWire(account, transaction)
  return { signature: base58.encode(signature), transaction: base64.encode(bytes) }
}

function decode(coder: { decode(text: string): Uint8Array }, value: unknown, what: string) {
  try {
    return coder.decode(read.text(value, what))
  } catch {
    throw new RpcError(-32602, `${what} cannot be read.`)
  }
}
