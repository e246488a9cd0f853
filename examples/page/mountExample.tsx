import { evm } from '@foyer/adapters/evm'
import type { FoyerOptions } from '@foyer/core'
import { mainnet } from '@foyer/protocol/networks'
import { createFoyer, FoyerProvider } from '@foyer/react'
import { createRoot } from 'react-dom/client'
import { SignInPage } from './SignInPage.js'

/** The page of an example: a wallet connects and signs in, and the backend is asked who that is. Only how it signs in differs. */
export async function mountExample({
  title,
  siwx,
  siweConfig,
  request = fetch,
  networks = [mainnet],
  adapters = [evm()],
}: mountExample.Parameters) {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')
  const [first, ...others] = await readNetworks()
  const client = createFoyer({
    projectId: 'example',
    networks: first ? [first, ...others] : networks,
    adapters,
    // The same as the page's own.
    themeMode: 'system',
    ...(siwx && { siwx }),
    ...(siweConfig && { siweConfig }),
  })
  createRoot(root).render(
    <FoyerProvider client={client}>
      <SignInPage title={title} request={request} />
    </FoyerProvider>,
  )
}

export declare namespace mountExample {
  type Parameters = {
    readonly title: string
    readonly siwx?: NonNullable<FoyerOptions['siwx']>
    readonly siweConfig?: NonNullable<FoyerOptions['siweConfig']>
    /** Sends the backend a request. Default: by its cookie. */
    readonly request?: (path: string) => Promise<Response>
    /** Default: Ethereum. */
    readonly networks?: FoyerOptions['networks']
    /** Default: that of EVM networks. */
    readonly adapters?: NonNullable<FoyerOptions['adapters']>
  }
}

/** Those of the place where the example runs; there are none in the real world. */
async function readNetworks(): Promise<FoyerOptions['networks'][number][]> {
  const answer = await fetch('/networks.json')
  return answer.ok ? answer.json() : []
}
