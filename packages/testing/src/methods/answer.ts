import { numberToHex } from 'viem'
import { callNode } from '../wallet/callNode.js'
import { type Context, nodeUrl, type WalletMethod } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { visibleAccounts } from '../wallet/visibleAccounts.js'
import { calls } from './calls.js'
import { chains } from './chains.js'
import { permissions } from './permissions.js'
import { requestAccounts } from './requestAccounts.js'
import { sendTransaction } from './sendTransaction.js'
import { signing } from './signing.js'
import { walletConnect } from './walletConnect.js'

const methods: Readonly<Record<string, WalletMethod>> = {
  eth_accounts: ({ accounts, memory }) => visibleAccounts(accounts, memory.get()),
  eth_requestAccounts: requestAccounts,
  eth_chainId: ({ memory }) => numberToHex(memory.get().chainId),
  net_version: ({ memory }) => String(memory.get().chainId),
  eth_sendTransaction: sendTransaction,
  wallet_connect: walletConnect,
  ...permissions,
  ...chains,
  ...signing,
  ...calls,
  async wallet_watchAsset({ approvals }, params) {
    const { type } = read.record(params, 'The asset')
    read.text(type ?? 'ERC20', 'type')
    await approvals.request({ method: 'wallet_watchAsset', params }, 'watch')
    return true
  },
}

/** Signing without saying what is signed, and what a node would sign with keys of its own. */
const refused = new Set(['eth_sign', 'eth_signTransaction', 'eth_signTypedData'])

/** Answers one request: itself, or by the node. */
export async function answer(context: Context, method: string, params: readonly unknown[]) {
  const own = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (own) return own(context, params)
  // A local node has debugging methods that can take anyone's money: a page never reaches them.
  if (!/^(eth|net|web3)_/.test(method) || refused.has(method))
    throw new RpcError(4200, `The wallet does not support ${method}.`)
  return callNode(nodeUrl(context), method, params)
}
