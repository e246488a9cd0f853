import { evm } from '@foyer/adapters/evm'
import { mainnet, polygon } from '@foyer/protocol/networks'
import { createFoyer, FoyerProvider } from '@foyer/react'
import { createRoot } from 'react-dom/client'
import { App } from '../foyer/App.js'

// What a real app has on: its own server with pairing, the embedded wallet with e-mail and social logins, more than one network.
const client = createFoyer({
  projectId: 'bench',
  server: '/foyer',
  embeddedWalletUrl: `${location.origin}/wallet`,
  networks: [mainnet, polygon],
  adapters: [evm()],
  features: { email: true, socials: ['google', 'x', 'github'] },
})
const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <FoyerProvider client={client}>
      <App />
    </FoyerProvider>,
  )
