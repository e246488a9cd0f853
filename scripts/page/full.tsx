import { evm } from '@foyer/adapters/evm'
import { mainnet, polygon } from '@foyer/protocol/networks'
import { ConnectButton, createFoyer, FoyerProvider, useFoyerAccount } from '@foyer/react'
import { createRoot } from 'react-dom/client'

// What a real app has on: its own server with pairing, the embedded wallet with e-mail and social logins, two networks, and the address where it
// wants it.
const client = createFoyer({
  projectId: 'budget',
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

function App() {
  const { address } = useFoyerAccount()
  return (
    <main>
      <ConnectButton />
      {address && <span>{address}</span>}
    </main>
  )
}
