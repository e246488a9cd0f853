import { FoyerError, onrampWindowMs } from '@foyer/protocol'
import { createOnrampUrl } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import type { SocialPopup } from '../handles.js'
import { isSmartAccount } from '../send/isSmartAccount.js'
import { track } from '../telemetry/track.js'
import { buyFinding } from './buyFinding.js'
import { changeBuy, changePage } from './changeBuy.js'
import { checkPage } from './checkPage.js'
import { demandDraft } from './demandDraft.js'
import { keepPurchase } from './keepPurchase.js'
import { openBuyWindow } from './openBuyWindow.js'
import { refuseBuy, toBuyError } from './refuseBuy.js'
import { signInHeaders } from './signInHeaders.js'
import type { BuyDraft, BuyPage, Purchase } from './state.js'

/**
 * Opens the page of a provider where the draft is paid for, in a window of its own. Call it within the user's press: the window is opened before anything is awaited, and the
 * address follows. Resolves once the page is on its way to the window, or, where the browser refused one, once `buy.page.url` is there for a link. The purchase stands
 * in `buy.purchases` from then on and is followed to its end, also after a reload.
 *
 * The page in the window has no way to this one, and nothing that a window says is heard.
 *
 * @throws `buy_refused` with what is in the way: `page_unknown` and `page_of_another` where the server gave another page than one of this provider for this account, `changed`;
 *   the window is closed then
 * @throws `server_unreachable`, `server_timeout`, `server_answer_invalid`, `client_destroyed`
 */
export async function openProvider(
  client: Client,
  { provider }: { provider: string },
): Promise<Purchase> {
  const draft = demandDraft(client)
  const finding = buyFinding(draft)
  if (finding || !draft.token) throw refuseBuy(finding ?? 'incomplete')
  const popup = openBuyWindow(client)
  const page: BuyPage = { provider, status: popup ? 'opening' : 'blocked' }
  changeBuy(client, () => ({ page }))
  const isLatest = () => client.store.getState().buy?.page === page
  const properties = { provider, isSmartAccount: isSmartAccount(client, draft.network) }
  track(client, { event: 'SELECT_BUY_PROVIDER', properties })
  try {
    const { url, order } = await readPage(client, draft, provider)
    if (!isLatest()) throw refuseBuy('changed')
    // The account and the network are the same still. What was edited meanwhile is of the next purchase: the page is one of the draft that was pressed.
    demandDraft(client)
    const { caipNetworkId, account, token, fiat, amount } = draft
    const purchase: Purchase = {
      ...{ order, provider, caipNetworkId, account, symbol: token?.symbol ?? '' },
      ...(token?.address !== undefined && { asset: token.address }),
      ...{ fiat, amount, at: client.clock.now(), status: 'waiting' },
    }
    // Before the window knows where to go: a page that is paid on is never without its purchase.
    keepPurchase(client, purchase)
    changeBuy(client, () => ({
      page: { ...page, status: popup ? 'open' : 'blocked', order, url },
    }))
    popup?.go(url)
    if (popup) watchWindow(client, popup, order)
    return purchase
  } catch (cause) {
    const error = toBuyError(cause)
    popup?.close()
    if (isLatest())
      changeBuy(client, () => ({ page: { ...page, status: 'failed', failure: error } }))
    throw error
  }
}

/** The address of the page, checked. */
async function readPage(
  client: Client,
  { account, caipNetworkId, token, fiat, amount, country }: BuyDraft,
  provider: string,
): Promise<{ url: string; order: string }> {
  const { path } = createOnrampUrl
  const headers = await signInHeaders(client, { path, method: 'POST' })
  const { url, order } = await call(client, createOnrampUrl, {
    headers,
    body: {
      destinationWallets: [{ address: account, assets: [token?.id ?? ''] }],
      ...{ defaultNetwork: caipNetworkId, defaultExperience: 'buy', presetFiatAmount: amount },
      ...{ provider, fiat, country },
    },
  })
  if (order === undefined) throw new FoyerError('server_answer_invalid')
  checkPage({ url, provider, account })
  return { url, order }
}

/** Notices that the window is gone. What a purchase is does not depend on it: a page may cut itself off from its opener, and look closed. */
function watchWindow(client: Client, popup: SocialPopup, order: string): void {
  let cancel = () => {}
  const look = () => {
    cancel = client.clock.after(onrampWindowMs, () => {
      if (popup.isClosed()) changePage(client, order, { status: 'closed' })
      else look()
    })
  }
  const end = () => cancel()
  client.handles.buying = { popup, end }
  client.signal.addEventListener('abort', end, { once: true })
  look()
}
