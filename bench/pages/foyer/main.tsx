import { evm } from '@foyer/adapters/evm'
import { mainnet } from '@foyer/protocol/networks'
import { createFoyer, FoyerProvider } from '@foyer/react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'

// What a newcomer writes: one network, one chain family, the button, the address.
const client = createFoyer({ projectId: 'bench', networks: [mainnet], adapters: [evm()] })
const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <FoyerProvider client={client}>
      <App />
    </FoyerProvider>,
  )
