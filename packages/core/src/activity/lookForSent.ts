import { sentLookMs, sentLookMsMax, sentLooksMax } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'
import { refreshBalances } from '../account/refreshBalances.js'
import type { SentTransaction } from '../account/state.js'
import type { Client } from '../Client.js'

/**
 * Refreshes the list while it lacks a transaction that was sent from here: the server's source lags a little
 * behind the chain. Repeated up to `sentLooksMax` times, with growing pauses.
 */
export function lookForSent(
  client: Client,
  { caipNetworkId, address, items }: lookForSent.Parameters,
): void {
  const listed = new Set(items.map(({ metadata }) => metadata.hash?.toLowerCase()))
  const concerns = (one: SentTransaction) =>
    one.caipNetworkId === caipNetworkId && one.address.toLowerCase() === address.toLowerCase()
  const { account } = client.store.getState()
  const missing = account.sent.filter(
    (one) => concerns(one) && one.looks < sentLooksMax && !listed.has(one.hash.toLowerCase()),
  )
  const others = account.sent.filter((one) => !concerns(one))
  if (others.length < account.sent.length)
    client.store.setState(({ account }) => ({
      account: {
        ...account,
        sent: [...others, ...missing.map((one) => ({ ...one, looks: one.looks + 1 }))],
      },
    }))
  const [latest] = missing.map(({ looks }) => looks).sort((a, b) => a - b)
  if (latest === undefined) return
  client.clock.after(Math.min(sentLookMs * 2 ** latest, sentLookMsMax), () =>
    refreshBalances(client),
  )
}

export declare namespace lookForSent {
  type Parameters = {
    caipNetworkId: string
    address: string
    items: readonly Pick<Transaction, 'metadata'>[]
  }
}
