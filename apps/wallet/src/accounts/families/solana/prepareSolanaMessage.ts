import { rpcParameters } from '@foyer/protocol/frame'
import { base58 } from '@scure/base'
import { getCompiledTransactionMessageDecoder } from '@solana/kit'
import type { SolanaMessageAction } from '../../../actions/Action.js'
import type { ApprovalRequest } from '../../../actions/ApprovalRequest.js'
import { commonOf } from '../../commonOf.js'
import { readParameters } from '../../readParameters.js'
import { invalid } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { solanaAccount } from './solanaAccount.js'

/** Base58 takes time with the square of its length. */
const messageMax = 8_192

/**
 * `solana_signMessage`. A signature of a transaction's bytes is one of the transaction, so a message that could be one is refused.
 */
export function prepareSolanaMessage(
  request: ApprovalRequest,
  world: WalletEnvironment,
): SolanaMessageAction {
  const { message, pubkey } = readParameters(rpcParameters.solana_signMessage, request.params)
  const account = solanaAccount(world, pubkey)
  const bytes = decode(message)
  if (isTransaction(bytes)) throw invalid('messageIsTransaction')
  return { ...commonOf(request), kind: 'solanaMessage', account, bytes }
}

function decode(message: string): Uint8Array {
  if (message.length > messageMax) throw invalid('messageLong')
  try {
    return base58.decode(message)
  } catch {
    throw invalid('messageNotBase58')
  }
}

function isTransaction(bytes: Uint8Array): boolean {
  const first = bytes[0] ?? 0
  // What versioned transactions begin with is the beginning of no text.
  if (first >= 0x80 && first <= 0x8f) return true
  try {
    const [, end] = getCompiledTransactionMessageDecoder().read(bytes, 0)
    return end === bytes.length
  } catch {
    return false
  }
}
