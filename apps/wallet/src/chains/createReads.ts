import { nativeTokenAddresses, parseCaipNetworkId } from '@foyer/protocol'
import { getHistory, getIdentity, getPrices } from '@foyer/protocol/api'
import * as v from 'valibot'
import { fetchFromServer } from './fetchFromServer.js'
import type { Reads } from './Reads.js'

/** What the screens show beside a request: a name, a price, a past. The server's word, which decides nothing. */
export function createReads(server: fetchFromServer.World): Reads {
  return {
    async nameOf(address, signal) {
      const path = getIdentity.path.replace(':address', address) as `/${string}`
      const one = { ...getIdentity, path }
      const answer = await fetchFromServer(server, one, { query: { sender: address }, signal })
      return v.parse(getIdentity.output, answer).name || undefined
    },
    async pricesOf(network, tokens, signal) {
      const { namespace } = parseCaipNetworkId(network)
      const native = (nativeTokenAddresses as Record<string, string | undefined>)[namespace]
      const idOf = (token: string) => `${network}:${token === 'coin' ? native : token}`
      const addresses = tokens.map(idOf)
      const body = { projectId: server.page.projectId, currency: 'usd', addresses }
      const answer = await fetchFromServer(server, getPrices, { body, signal })
      const { fungibles } = v.parse(getPrices.output, answer)
      const found = tokens.flatMap((token) => {
        const id = idOf(token).toLowerCase()
        const one = fungibles.find(({ address }) => address?.toLowerCase() === id)
        return one ? [[token, one.price] as const] : []
      })
      return Object.fromEntries(found)
    },
    async payedBy(network, account, signal) {
      const path = getHistory.path.replace(':account', account) as `/${string}`
      const one = { ...getHistory, path }
      const answer = await fetchFromServer(server, one, { query: { chainId: network }, signal })
      const { data } = v.parse(getHistory.output, answer)
      const parties = data.flatMap(({ metadata }) => [metadata.sentTo, metadata.sentFrom])
      return [...new Set(parties.filter((party) => typeof party === 'string'))]
    },
  }
}
