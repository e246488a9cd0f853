import { base58, base64 } from '@scure/base'
import type { SolanaAccount } from '../../solana/createSolanaAccount.js'
import { readWire, type WireTransaction } from '../../solana/readWire.js'
import { signWire } from '../../solana/signWire.js'
import { callNode } from '../../wallet/callNode.js'
import { RpcError } from '../../wallet/RpcError.js'
import { read } from '../../wallet/read.js'
import { decode } from './decode.js'
import type { PocketCall } from './PocketCall.js'

type Call = PocketCall<'solana'>
type Method = (call: Call, params: Readonly<Record<string, unknown>>) => unknown

const methods: Readonly<Record<string, Method>> = {
  solana_getAccounts: ({ accounts }) => accounts.map(({ address }) => ({ pubkey: address })),
  solana_requestAccounts: ({ accounts }) => accounts.map(({ address }) => ({ pubkey: address })),

  async solana_signMessage(call, { message, pubkey }) {
    const account = authorised(call, pubkey)
    const bytes = decode(base58, message, 'The message')
    await call.requestApproval()
    return { signature: base58.encode(account.sign(bytes)) }
  },
  async solana_signTransaction(call, params) {
    const transaction = readTransaction(params.transaction)
    const account = signerOf(call, transaction)
    await call.requestApproval()
    return sign(account, transaction)
  },
  async solana_signAllTransactions(call, { transactions }) {
    const all = read.list(transactions, 'transactions').map(readTransaction)
    const signers = all.map((transaction) => ({
      transaction,
      account: signerOf(call, transaction),
    }))
    await call.requestApproval()
    const signed = signers.map(({ account, transaction }) => sign(account, transaction))
    return { transactions: signed.map(({ transaction }) => transaction) }
  },
  async solana_signAndSendTransaction(call, params) {
    const { rpcUrl } = call.chain
    if (rpcUrl === undefined) throw new RpcError(4901, 'The wallet has no node for this network.')
    const transaction = readTransaction(params.transaction)
    const account = signerOf(call, transaction)
    await call.requestApproval()
    const { transaction: text } = sign(account, transaction)
    return {
      signature: await callNode(rpcUrl, 'sendTransaction', [text, { encoding: 'base64' }]),
    }
  },
}

/** Answers one request of a Solana network with a real Ed25519 signature. */
export async function answerSolana(call: Call): Promise<unknown> {
  const { method, params } = call
  const own = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!own) throw new RpcError(4200, `The wallet does not support ${method}.`)
  return own(call, read.record(params ?? {}, 'The parameters'))
}

function authorised({ accounts }: Call, pubkey: unknown): SolanaAccount {
  const account = accounts.find(({ address }) => address === pubkey)
  if (account) return account
  throw new RpcError(4100, 'The requested account has not been authorized by the user.')
}

const readTransaction = (value: unknown) => readWire(decode(base64, value, 'The transaction'))

const signerOf = (call: Call, { signers }: WireTransaction) => {
  const own = signers.find((signer) => call.accounts.some(({ address }) => address === signer))
  return authorised(call, own)
}

function sign(account: SolanaAccount, transaction: WireTransaction) {
  const { bytes, signature } = signWire(account, transaction)
  return { signature: base58.encode(signature), transaction: base64.encode(bytes) }
}
