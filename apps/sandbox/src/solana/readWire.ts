import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { RpcError } from './RpcError.js'

/** A transaction as it came. @throws `RpcError` -32602 */
export function readWire(bytes: Uint8Array) {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    return { transaction, message }
  } catch {
    throw new RpcError(-32_602, 'failed to deserialize the transaction')
  }
}
