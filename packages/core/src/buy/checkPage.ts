import { onrampSellers } from '@foyer/protocol'
import { refuseBuy } from './refuseBuy.js'

/**
 * Refuses a page that is not one of the provider's by the client's own list, whatever the server says, and one for another account.
 *
 * @throws `buy_refused`: `page_unknown`, `page_of_another`
 */
export function checkPage({ url, provider, account }: checkPage.Parameters): void {
  const seller = Object.hasOwn(onrampSellers, provider) ? onrampSellers[provider] : undefined
  if (!seller || !URL.canParse(url)) throw refuseBuy('page_unknown')
  const { protocol, hostname, username, password, port, searchParams } = new URL(url)
  const isSafe = seller.isLocal
    ? protocol === 'http:' || protocol === 'https:'
    : protocol === 'https:' && port === ''
  if (!isSafe || username !== '' || password !== '' || !seller.hosts.includes(hostname))
    throw refuseBuy('page_unknown')
  if (seller.account === undefined) return
  const accounts = searchParams.getAll(seller.account)
  if (accounts.length !== 1 || accounts[0] !== account) throw refuseBuy('page_of_another')
}

export declare namespace checkPage {
  type Parameters = { readonly url: string; readonly provider: string; readonly account: string }
}
