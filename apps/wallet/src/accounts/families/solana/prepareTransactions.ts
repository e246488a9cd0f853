import { rpcParameters } from '@foyer/protocol/frame'
import type { SolanaTransactionsAction } from '../../../actions/Action.js'
import type { ApprovalRequest } from '../../../actions/ApprovalRequest.js'
import { commonOf } from '../../commonOf.js'
import { notOurs } from '../../failures.js'
import { readParameters } from '../../readParameters.js'
import { invalid } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { readLookups } from './readLookups.js'
import { solanaAccount } from './solanaAccount.js'
import { readWire, signersOf } from './wire.js'

type Options = Readonly<Record<string, unknown>>

/** Transactions of Solana that wait for this account's signature, to be given back or to be sent. */
export async function prepareTransactions(
  request: ApprovalRequest,
  world: WalletEnvironment,
): Promise<SolanaTransactionsAction> {
  const account = solanaAccount(world)
  const { texts, send } = readTransactionsRequest(request)
  const read = texts.map(readWire)
  for (const { bytes } of read) checkSigners(bytes, account.address, send !== undefined)
  const transactions = read.map(({ bytes }) => bytes)
  return {
    ...commonOf(request),
    kind: 'solanaTransactions',
    account,
    transactions,
    lookups: await readLookups(world, { network: request.network, transactions }),
    encoding: read[0]?.encoding ?? 'base64',
    isList: request.method === 'solana_signAllTransactions',
    send,
  }
}

function readTransactionsRequest({ method, params }: ApprovalRequest): {
  texts: readonly string[]
  send: { options: Options } | undefined
} {
  if (method === 'solana_signAllTransactions') {
    const { transactions } = readParameters(rpcParameters.solana_signAllTransactions, params)
    return { texts: transactions, send: undefined }
  }
  if (method === 'solana_signTransaction') {
    const { transaction } = readParameters(rpcParameters.solana_signTransaction, params)
    return { texts: [transaction], send: undefined }
  }
  const { transaction, options } = readParameters(
    rpcParameters.solana_signAndSendTransaction,
    params,
  )
  return { texts: [transaction], send: { options: { ...options } } }
}

/** Without a place for our signature there is nothing to sign; what others have to sign before is not sent. */
function checkSigners(bytes: Uint8Array, ours: string, toSend: boolean) {
  const signers = signersOf(bytes)
  if (!signers.some(({ address }) => address === ours)) throw notOurs()
  if (toSend && signers.some(({ address, hasSigned }) => address !== ours && !hasSigned))
    throw invalid('transactionIncomplete')
}
