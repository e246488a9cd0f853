import { answer } from '../../methods/answer.js'
import { signTransaction } from '../../methods/signTransaction.js'
import type { Context } from '../../wallet/context.js'
import type { WalletFacts } from '../../wallet/createMemory.js'
import { read } from '../../wallet/read.js'
import type { WalletChain } from '../../wallet/WalletOptions.js'
import type { Pocket } from '../Pocket.js'
import { switchChain } from '../session/switchChain.js'
import { chainsOf } from '../session/wallet.js'
import { noDesk } from './noDesk.js'
import type { PocketCall } from './PocketCall.js'

const prefix = 'eip155:'

/** Answers one request of an EVM network, as a wallet in a page does. */
export async function answerEvm(call: PocketCall<'eip155'>): Promise<unknown> {
  const { method, params } = call
  const context = contextOf(call)
  // EIP-747 alone takes an object.
  const list =
    method === 'wallet_watchAsset' ? (params as never) : read.list(params ?? [], 'params')
  return method === 'eth_signTransaction'
    ? signTransaction(context, list)
    : answer(context, method, list)
}

/** The wallet as one request sees it: on the network that the request is for. */
function contextOf({ accounts, chain, pocket, requestApproval }: PocketCall<'eip155'>): Context {
  const facts: WalletFacts = {
    granted: true,
    locked: false,
    selected: 0,
    chainId: Number(chain.id.slice(prefix.length)),
    added: pocket.store.get().added,
    forgotten: [],
  }
  return {
    accounts: () => accounts,
    chains: evmChains(pocket),
    batches: pocket.batches,
    signsIn: false,
    approvals: { ...noDesk, request: requestApproval },
    memory: {
      get: () => facts,
      set({ added, chainId: next }) {
        if (added) pocket.store.set({ added })
        // The page may refuse the network: the wallet went there all the same.
        if (next !== undefined) switchChain(pocket, `${prefix}${next}`).catch(() => {})
      },
      stop() {},
    },
  }
}

function evmChains(pocket: Pocket): readonly WalletChain[] {
  return chainsOf(pocket).flatMap(({ id, rpcUrl, name }) =>
    id.startsWith(prefix) && rpcUrl !== undefined
      ? { id: Number(id.slice(prefix.length)), rpcUrl, ...(name && { name }) }
      : [],
  )
}
