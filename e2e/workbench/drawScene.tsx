import { type Client, createFoyer, type FoyerOptions } from '@foyer/core'
import { fakeAdapter, fakeSession } from '@foyer/core/testing'
import { FoyerButton, FoyerProvider, NetworkButton } from '@foyer/react'
import { createRoot } from 'react-dom/client'
import type { Scene } from './scenes/Scene.js'

/** Draws a page of a host in this state. It begins with nothing remembered. */
export async function drawScene(
  place: HTMLElement,
  { options, wallet, arrange }: Scene,
  own: Partial<FoyerOptions> = {},
): Promise<drawScene.Result> {
  localStorage.clear()
  const networks = [network(31337, 'Harvest Chain'), network(31338, 'Tide Chain')] as const
  const session = fakeSession({ caipNetworkId: 'eip155:31337' })
  const client = createFoyer({
    projectId: 'workbench',
    networks,
    adapters: [
      fakeAdapter({ connect: async () => session, reconnect: async () => session, ...wallet }),
    ],
    // The languages of the workbench are those of tests, which the product does not list. It reports no missing language to a host with own texts.
    messages: { buttons: {} },
    ...options,
    ...own,
  })
  const root = createRoot(place)
  root.render(
    <FoyerProvider client={client}>
      <NetworkButton />
      <FoyerButton />
    </FoyerProvider>,
  )
  await arrange(client)
  return {
    client,
    end() {
      root.unmount()
      client.destroy()
    },
  }
}

export declare namespace drawScene {
  type Result = { readonly client: Client; end(): void }
}

function network(id: number, name: string) {
  return {
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${location.origin}/foyer/rpc`] } },
  }
}
