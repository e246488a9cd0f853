import { evm } from '@foyer/adapters/evm'
import type { FoyerOptions } from '@foyer/core'
import { createFoyer } from '@foyer/react'
import { marketNetworks, networkImages } from './networks.js'
import { query } from './query.js'
import { readWorld } from './readWorld.js'

/** Makes this page's Foyer. One per page is the rule; the page with two makes two. */
export function createMarket(options: Partial<FoyerOptions> = {}) {
  const { server, wallet, pocket, liar } = readWorld()
  return createFoyer({
    projectId: 'harvest-market',
    networks: marketNetworks(),
    adapters: [evm()],
    metadata: {
      name: 'Harvest Market',
      description: 'Bread, fruit and honey, paid on chain',
      icons: [`${location.origin}/market.svg`],
    },
    chainImages: networkImages,
    ...(query.server && server ? { server } : {}),
    ...(query.lie && server && liar ? lyingServer(`${liar.url}/${query.lie}`, server.url) : {}),
    ...(query.embedded && wallet ? { embeddedWalletUrl: wallet.url } : {}),
    // The sandbox's wallet on a phone: its links lead to a page.
    ...(pocket && query.pocket ? { customWallets: [pocketWallet(pocket.url)] } : {}),
    ...(query.theme ? { themeMode: query.theme } : {}),
    ...(query.locale ? { locale: query.locale } : {}),
    ...(query.debug === undefined ? {} : { debug: query.debug }),
    ...options,
  })
}

/** The liar passes calls and no sockets. */
function lyingServer(url: string, served: string) {
  return { server: { url }, relayUrl: `${served.replace(/^http/, 'ws')}/relay` }
}

function pocketWallet(url: string) {
  return {
    id: 'pocket-wallet',
    name: 'Pocket Wallet',
    homepage: url,
    image_url: `${location.origin}/pocket.svg`,
    // No app has this scheme: after a moment the widget offers the page instead, as for a wallet that is not installed.
    mobile_link: 'pocket-wallet://',
    link_mode: url,
    webapp_link: url,
  }
}
