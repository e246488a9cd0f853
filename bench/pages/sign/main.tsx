import { evm } from '@foyer/adapters/evm'
import { mainnet } from '@foyer/protocol/networks'
import { createFoyer, FoyerButton, FoyerProvider } from '@foyer/react'
import { localSignIn } from '@foyer/siwx'
import { createRoot } from 'react-dom/client'

// No node answers here: what needs one is not measured.
const nowhere = { default: { http: [`${location.origin}/no-node`] } }
const client = createFoyer({
  projectId: 'bench',
  networks: [{ ...mainnet, rpcUrls: nowhere }],
  adapters: [evm()],
  siwx: localSignIn(),
})

const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <FoyerProvider client={client}>
      <FoyerButton />
    </FoyerProvider>,
  )
