import { callNode } from '../wallet/callNode.js'
import { knowsChain, type WalletMethod } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'

/** EIP-3326 and EIP-3085: to another network, and one network more. */
export const chains: Readonly<Record<string, WalletMethod>> = {
  async wallet_switchEthereumChain(context, params) {
    const { approvals, memory } = context
    const { chainId: hex } = read.record(params[0], 'The first parameter')
    const chainId = read.chainId(hex)
    if (!knowsChain(context, chainId)) throw unknownChain(String(hex))
    if (memory.get().chainId === chainId) return null
    await approvals.request({ method: 'wallet_switchEthereumChain', params }, 'switch')
    memory.set({ chainId })
    return null
  },

  async wallet_addEthereumChain(context, params) {
    const { approvals, memory } = context
    const { chainId, url } = await readChain(params[0])
    if (!knowsChain(context, chainId))
      await approvals.request({ method: 'wallet_addEthereumChain', params }, 'add')
    const { added, forgotten } = memory.get()
    memory.set({
      added: { ...added, [chainId]: url },
      forgotten: forgotten.filter((id) => id !== chainId),
    })
    // The user agreed to the network by adding it, so wallets switch to it without another prompt.
    memory.set({ chainId })
    return null
  },
}

const unknownChain = (hex: string) =>
  new RpcError(
    4902,
    `Unrecognized chain ID "${hex}". Try adding the chain using wallet_addEthereumChain first.`,
  )

async function readChain(value: unknown) {
  const chain = read.record(value, 'The first parameter')
  const chainId = read.chainId(chain.chainId)
  const url = read.text(read.list(chain.rpcUrls, 'rpcUrls')[0], 'rpcUrls[0]')
  read.text(chain.chainName, 'chainName')
  const answered = Number(await callNode(url, 'eth_chainId'))
  if (answered === chainId) return { chainId, url }
  throw new RpcError(-32602, `The node at ${url} is of chain ${answered}, not ${chainId}.`)
}
