import { evm } from '@foyer/adapters/evm'
import { mainnet } from '@foyer/protocol/networks'
import { ConnectButton, createFoyer, FoyerProvider } from '@foyer/react'
import { createRoot } from 'react-dom/client'

// What a newcomer writes: one network, one chain family, the button.
const client = createFoyer({ projectId: 'budget', networks: [mainnet], adapters: [evm()] })
const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <FoyerProvider client={client}>
      <ConnectButton />
    </FoyerProvider>,
  )
