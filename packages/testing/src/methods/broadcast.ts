import {
  BaseError,
  createClient,
  defineChain,
  type Hex,
  http,
  type LocalAccount,
  RpcRequestError,
} from 'viem'
import { prepareTransactionRequest, sendTransaction, signTransaction } from 'viem/actions'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'

/**
 * Fills, signs and sends one transaction.
 *
 * @throws `RpcError` with the node's own code and data, as when it would revert
 */
export async function broadcast(parameters: broadcast.Parameters): Promise<Hex> {
  try {
    return await sendTransaction(clientOf(parameters), readRequest(parameters.request))
  } catch (error) {
    throw asNodeError(error)
  }
}

/** Fills and signs one transaction, and keeps it. */
export async function signOnly(parameters: broadcast.Parameters): Promise<Hex> {
  try {
    const client = clientOf(parameters)
    const filled = await prepareTransactionRequest(client, readRequest(parameters.request))
    return await signTransaction(client, filled as never)
  } catch (error) {
    throw asNodeError(error)
  }
}

export declare namespace broadcast {
  type Parameters = {
    account: LocalAccount
    chainId: number
    url: string
    request: Readonly<Record<string, unknown>>
  }
}

function clientOf({ account, chainId, url }: broadcast.Parameters) {
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  return createClient({ account, chain, transport: http(url, { retryCount: 0 }) })
}

function readRequest({ to, data, input, value, gas, nonce }: Readonly<Record<string, unknown>>) {
  const code = data ?? input
  return {
    ...(to ? { to: read.address(to, 'to') } : {}),
    ...(code ? { data: read.hex(code, 'data') } : {}),
    ...(value ? { value: BigInt(read.hex(value, 'value')) } : {}),
    ...(gas ? { gas: BigInt(read.hex(gas, 'gas')) } : {}),
    ...(nonce ? { nonce: Number(read.hex(nonce, 'nonce')) } : {}),
  }
}

/** The page gets what the node said, not how our library words it. */
function asNodeError(error: unknown) {
  if (!(error instanceof BaseError)) return error
  const node = error.walk((cause) => cause instanceof RpcRequestError)
  if (node instanceof RpcRequestError) return new RpcError(node.code, node.details, node.data)
  return new RpcError(-32603, error.details || error.shortMessage)
}
