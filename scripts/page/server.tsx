import { evm } from '@foyer/adapters/evm'
import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/protocol/networks'
import { ConnectButton, FoyerProvider } from '@foyer/react'
import { createRoot } from 'react-dom/client'

// The same with the host's own server.
const client = createFoyer({
  projectId: 'budget',
  server: '/foyer',
  networks: [mainnet],
  adapters: [evm()],
})
const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <FoyerProvider client={client}>
      <ConnectButton />
    </FoyerProvider>,
  )
