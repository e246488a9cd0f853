import { type Network, slippagePercent } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeWallet } from '../requests/activeWallet.js'
import { isSmartAccount } from '../send/isSmartAccount.js'
import { track } from '../telemetry/track.js'
import { changeDraft } from './changeDraft.js'
import { chooseSwapToken } from './chooseSwapToken.js'
import { findListing } from './findListing.js'
import { readTokenList } from './readTokenList.js'
import type { ChosenToken, SwapDraft, SwapSide } from './state.js'
import { swapChainOf } from './swapChainOf.js'
import { typeSwapAmount } from './typeSwapAmount.js'

/**
 * Begins a swap of the account and network in use; one that was begun before is dropped. The draft is there at once, with one coin as what is given; the tokens of the arguments
 * are chosen once they are found, and the promise resolves then. What follows: `chooseSwapToken`, `typeSwapAmount`, then `prepareSwap`, `approveSwap` where the
 * preview has such a step, `confirmSwap`. The state is `swap.draft`.
 *
 * @throws `connector_not_connected`, `chain_not_configured`, `swaps_not_supported` where the chain family has no swaps
 * @throws `swap_refused` (`token_unknown`) for a token of the arguments that is not found: the draft stays
 */
export async function openSwap(
  client: Client,
  { fromToken, toToken, amount = '1' }: openSwap.Parameters = {},
): Promise<void> {
  const { address: account, network } = activeWallet(client)
  const { caipNetworkId, nativeCurrency } = network
  const { name, symbol, decimals } = nativeCurrency
  const draft: SwapDraft = {
    caipNetworkId,
    account,
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
  const choose = async (side: SwapSide, text: string | undefined) => {
    const token = text === undefined ? undefined : await findListing(client, text)
    if (token) await chooseSwapToken(client, { side, token })
    else if (side === 'from')
      await chooseSwapToken(client, { side, token: { name, symbol, decimals, isListed: true } })
  }
  const ends = await Promise.allSettled([
    choose('from', fromToken).then(() => showCoin(client, network)),
    choose('to', toToken),
  ])
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
