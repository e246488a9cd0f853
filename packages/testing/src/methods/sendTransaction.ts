import { type Context, nodeUrl, type WalletMethod } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { authorised } from './authorised.js'
import { broadcast } from './broadcast.js'

/** Signs a transaction with the real key and gives it to the node. */
export const sendTransaction: WalletMethod = async (context, params) => {
  const request = read.record(params[0], 'The transaction')
  const account = authorised(context, request.from)
  checkChain(context, request.chainId)
  const chainId = context.memory.get().chainId
  await context.approvals.request({ method: 'eth_sendTransaction', params })
  return broadcast({ account, chainId, url: nodeUrl(context, chainId), request })
}

/** A transaction for another network than the wallet's own must not be sent anywhere. */
function checkChain({ memory }: Context, value: unknown) {
  if (value === undefined) return
  const { chainId } = memory.get()
  if (Number(value) === chainId) return
  throw new RpcError(-32602, `The transaction is for chain ${Number(value)}, not ${chainId}.`)
}
