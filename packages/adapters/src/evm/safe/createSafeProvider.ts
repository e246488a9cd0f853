import { FoyerError, isSameAddress, unsupportedMethodCode } from '@foyer/protocol'
import * as viem from 'viem'
import type { SafeDialogue } from './createSafeDialogue.js'
import { fromHexText } from './fromHexText.js'
import { getStatus } from './getStatus.js'
import { readSafe, type Safe } from './readSafe.js'
import { readSigned } from './readSigned.js'
import { sendThrough } from './sendThrough.js'
import { waitForExecution } from './waitForExecution.js'

type Tools = { readonly dialogue: SafeDialogue; readonly safe: Safe }
type Method = (tools: Tools, params: readonly unknown[]) => unknown

/** What the Safe answers itself; what is signed or sent is confirmed by its owners. */
const methods: Readonly<Record<string, Method>> = {
  eth_requestAccounts: ({ safe }) => [safe.address],
  eth_accounts: ({ safe }) => [safe.address],
  eth_chainId: ({ safe }) => viem.toHex(safe.chainId),
  wallet_getCapabilities: ({ safe }) => ({
    [viem.toHex(safe.chainId)]: { atomic: { status: 'supported' } },
  }),
  wallet_switchEthereumChain({ safe }, [wish]) {
    demandChain(safe, wish)
    return null
  },
  async personal_sign({ dialogue, safe }, [text, address]) {
    demandAccount(safe, address)
    const message = fromHexText(text)
    return readSigned(
      dialogue,
      await dialogue.request('signMessage', { message }, { isShown: true }),
    )
  },
  async eth_signTypedData_v4({ dialogue, safe }, [address, given]) {
    demandAccount(safe, address)
    const typedData: unknown = typeof given === 'string' ? JSON.parse(given) : given
    const how = { isShown: true }
    return readSigned(dialogue, await dialogue.request('signTypedMessage', { typedData }, how))
  },
  async eth_sendTransaction({ dialogue, safe }, [call]) {
    demandSender(safe, call)
    return waitForExecution(dialogue, await sendThrough(dialogue, [call]))
  },
  async wallet_sendCalls({ dialogue, safe }, [bundle]) {
    demandSender(safe, bundle)
    demandOptional(bundle)
    const { calls } = Object(bundle) as { calls?: unknown }
    return { id: await sendThrough(dialogue, Array.isArray(calls) ? calls : []) }
  },
  wallet_getCallsStatus: ({ dialogue, safe }, [id]) => getStatus(dialogue, safe, id),
}

/** What the page around this one passes to its node. */
const reads: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
])

/**
 * A Safe as a wallet of this page (EIP-1193). Which Safe the page around this one shows is requested anew for each request, so that one that
 * changed signs and sends nothing meant for another.
 */
export function createSafeProvider(dialogue: SafeDialogue) {
  return {
    async request({ method, params = [] }: { method: string; params?: unknown }): Promise<unknown> {
      const list: readonly unknown[] = Array.isArray(params) ? params : [params]
      if (reads.has(method)) return dialogue.request('rpcCall', { call: method, params: list })
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!run) throw refuse(unsupportedMethodCode, `A Safe does not support ${method}`)
      const safe = readSafe(await dialogue.request('getSafeInfo'))
      return run({ dialogue, safe }, list)
    },
  }
}

function demandAccount({ address }: Safe, wanted: unknown) {
  if (typeof wanted !== 'string' || !isSameAddress('eip155', address, wanted))
    throw new FoyerError('account_not_connected')
}

/** A Safe is on one network: its page leads to those on others. */
function demandChain({ chainId }: Safe, wish: unknown) {
  if (Number(Object(wish).chainId) !== chainId) throw new FoyerError('chain_not_supported')
}

function demandSender(safe: Safe, request: unknown) {
  const { from, chainId } = Object(request) as { from?: unknown; chainId?: unknown }
  demandAccount(safe, from)
  if (chainId !== undefined && Number(chainId) !== safe.chainId)
    throw new FoyerError('wallet_network_differs')
}

const unsupportedCapabilityCode = 5700

/** EIP-5792: a capability that is not marked as optional and not supported refuses the calls. */
function demandOptional(bundle: unknown) {
  for (const [name, one] of Object.entries(Object(Object(bundle).capabilities)))
    if (name !== 'atomic' && Object(one).optional !== true)
      throw refuse(unsupportedCapabilityCode, `A Safe does not support the capability ${name}`)
}

function refuse(code: number, message: string) {
  return Object.assign(new Error(message), { code })
}
