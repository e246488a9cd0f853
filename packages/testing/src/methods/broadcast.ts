import {
  BaseError,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  type LocalAccount,
  RpcRequestError,
} from 'viem'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'

/**
 * Fills, signs and sends one transaction.
 *
 * @throws `RpcError` with the node's own code and data, as when it would revert
 */
export async function broadcast({
  account,
  chainId,
  url,
  request,
}: broadcast.Parameters): Promise<Hex> {
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const client = createWalletClient({ account, chain, transport: http(url, { retryCount: 0 }) })
  try {
    return await client.sendTransaction(readRequest(request))
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
