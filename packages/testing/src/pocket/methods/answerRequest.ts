import { grantOf, type PairingParams } from '@foyer/protocol/pairing'
import { answer } from '../../methods/answer.js'
import { signTransaction } from '../../methods/signTransaction.js'
import type { Context } from '../../wallet/context.js'
import type { WalletFacts } from '../../wallet/createMemory.js'
import { read } from '../../wallet/read.js'
import type { WalletChain } from '../../wallet/WalletOptions.js'
import { familyOf } from '../accounts/createPocketAccounts.js'
import type { Pocket } from '../Pocket.js'
import type { PocketSession } from '../session/PocketSession.js'
import { switchChain } from '../session/switchChain.js'
import { chainsOf } from '../session/wallet.js'
import { answerSolana } from './answerSolana.js'

type Request = { readonly id: number } & PairingParams<'wc_sessionRequest'>

/** Answers one request of a session, as the wallet of its network does. */
export function answerRequest(
  pocket: Pocket,
  session: PocketSession,
  { id, chainId, request }: Request,
): Promise<unknown> {
  const { method, params } = request
  const requestApproval = async () => {
    const { topic, peer } = session
    await pocket.desk.request({ kind: 'request', id, topic, peer, method, params, chainId })
  }
  if (familyOf(chainId) === 'solana') {
    const rpcUrl = chainsOf(pocket).find((chain) => chain.id === chainId)?.rpcUrl
    return answerSolana(
      { accounts: granted(pocket.accounts.solana), rpcUrl, requestApproval },
      method,
      params,
    )
  }
  const accounts = granted(pocket.accounts.eip155)
  const context = contextOf(pocket, { chainId, requestApproval, accounts: () => accounts })
  // EIP-747 alone takes an object.
  const list =
    method === 'wallet_watchAsset' ? (params as never) : read.list(params ?? [], 'params')
  return method === 'eth_signTransaction'
    ? Promise.resolve(signTransaction(context, list))
    : answer(context, method, list)

  /** The accounts of the session on this network, in its order. */
  function granted<account extends { address: string }>(all: readonly account[]): account[] {
    const addresses = [...grantOf(session.namespaces, chainId).accounts].map((account) =>
      account.slice(chainId.length + 1),
    )
    return addresses.flatMap((address) => all.find((one) => one.address === address) ?? [])
  }
}

/** The wallet as one request sees it: on the network that the request is for. */
function contextOf(
  pocket: Pocket,
  {
    chainId,
    requestApproval,
    accounts,
  }: Pick<Context, 'accounts'> & { chainId: string; requestApproval: () => Promise<void> },
): Context {
  const facts: WalletFacts = {
    granted: true,
    locked: false,
    selected: 0,
    chainId: Number(chainId.slice('eip155:'.length)),
    added: pocket.store.get().added,
    forgotten: [],
  }
  return {
    accounts,
    chains: evmChains(pocket),
    batches: pocket.batches,
    approvals: { ...noDesk, request: requestApproval },
    memory: {
      get: () => facts,
      set({ added, chainId: next }) {
        if (added) pocket.store.set({ added })
        // The page may refuse the network: the wallet went there all the same.
        if (next !== undefined) switchChain(pocket, `eip155:${next}`).catch(() => {})
      },
      stop() {},
    },
  }
}

/** Deciding is the desk's, not the request's. */
const noDesk = { open: [], decide() {}, fail() {}, settle() {} }

function evmChains(pocket: Pocket): readonly WalletChain[] {
  return chainsOf(pocket).flatMap(({ id, rpcUrl, name }) =>
    familyOf(id) === 'eip155' && rpcUrl !== undefined
      ? { id: Number(id.slice('eip155:'.length)), rpcUrl, ...(name && { name }) }
      : [],
  )
}
