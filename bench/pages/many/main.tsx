import { evm } from '@foyer/adapters/evm'
import { mainnet } from '@foyer/protocol/networks'
import { createFoyer, FoyerProvider } from '@foyer/react'
import { createRoot } from 'react-dom/client'
import { App } from '../foyer/App.js'
import { wallets } from './wallets.js'

// The same page, whose host lists 500 wallets of its own: not on the first screen, all in the grid. The bench plays
// its node, and the host of the pictures.
const node = { http: [`${location.origin}/rpc`] }
const client = createFoyer({
  projectId: 'bench',
  networks: [{ ...mainnet, rpcUrls: { default: node } }],
  adapters: [evm()],
  customWallets: wallets(500),
  features: { connectorTypeOrder: ['recent', 'injected', 'external'] },
})
const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <FoyerProvider client={client}>
      <App />
    </FoyerProvider>,
  )
