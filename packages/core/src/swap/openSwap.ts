import { type Network, slippagePercent } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import { activeWallet } from '../requests/activeWallet.js'
import { isSmartAccount } from '../send/isSmartAccount.js'
import { track } from '../telemetry/track.js'
import { changeDraft } from './changeDraft.js'
import { chooseOpened } from './chooseOpened.js'
import { findListing } from './findListing.js'
import { readTokenList } from './readTokenList.js'
import type { ChosenToken, SwapDraft, SwapListing, SwapSide } from './state.js'
import { swapChainOf } from './swapChainOf.js'
import { typeSwapAmount } from './typeSwapAmount.js'

/**
 * Begins a swap of the account and network in use; one that was begun before is dropped. The draft is there at once, with one coin as what is given; the tokens of the arguments
 * are chosen once they are found, and the promise resolves then. What follows: `chooseSwapToken`, `typeSwapAmount`, then `prepareSwap`, `approveSwap` where the
 * preview has such a step, `confirmSwap`. The state is `swap.draft`.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `swaps_not_supported` where the chain family has no swaps
 * @throws `swap_refused`: `token_unknown` for a token of the arguments that is not found: the draft stays; `changed` where another swap took its place, or it was closed, before they were found
 */
export async function openSwap(
  client: Client,
  { fromToken, toToken, amount = '1' }: openSwap.Parameters = {},
): Promise<void> {
  const { address: account, network } = activeWallet(client)
  const { caipNetworkId, nativeCurrency } = network
  const { name, symbol, decimals } = nativeCurrency
  const draft: SwapDraft = {
    ...{ id: Symbol('swap'), caipNetworkId, account },
    fromToken: { name, symbol, decimals, balance: 0n, isListed: true, isRead: false },
    toToken: undefined,
    amount: { text: '', unit: 'token', units: undefined, isMax: false },
    slippageBps: slippagePercent * 100,
    speed: 'normal',
    quoting: { status: 'idle', turn: 0, offers: [] },
    accepted: [],
    attempt: 0,
    status: 'editing',
    preview: undefined,
    failure: undefined,
  }
  client.store.setState(({ swap }) => ({ swap: { ...swap, draft } }))
  const properties = { isSmartAccount: isSmartAccount(client, network), network: caipNetworkId }
  track(client, { event: 'OPEN_SWAP', properties })
  if (amount !== '') typeSwapAmount(client, { text: amount })
  await swapChainOf(client, network)
  const choose = chooseOpened(client, draft)
  const coin = { name, symbol, decimals, isListed: true }
  const find = async (side: SwapSide, text: string | undefined, token?: SwapListing) => {
    const found = text === undefined ? token : await findListing(client, text)
    if (found) await choose(side, found)
  }
  const ends = await Promise.allSettled([
    find('from', fromToken, coin).then(() => showCoin(client, network)),
    find('to', toToken),
  ])
  if (client.store.getState().swap?.draft?.id !== draft.id) throw refuseSwap('changed')
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

export declare namespace openSwap {
  type Parameters = {
    /** A token's address, or the symbol of one that is listed. Default: the network's coin. */
    readonly fromToken?: string | undefined
    readonly toToken?: string | undefined
    /** Of `fromToken`, a decimal. Default: `1`. */
    readonly amount?: string | undefined
  }
}

/** The coin's picture, which is known by the list: the coin itself does not wait for that. */
async function showCoin(client: Client, network: Network): Promise<void> {
  const [coin] = await readTokenList(client, network)
  const iconUrl = coin?.iconUrl
  // A token whose reading is on its way is the one that the answer is for, and stays as it is.
  const show = (token: ChosenToken | undefined) =>
    token?.isRead && token.address === undefined ? { ...token, iconUrl } : token
  changeDraft(client, ({ caipNetworkId, fromToken, toToken }) =>
    iconUrl === undefined || caipNetworkId !== network.caipNetworkId
      ? undefined
      : { fromToken: show(fromToken), toToken: show(toToken) },
  )
}
