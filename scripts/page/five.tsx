import { bitcoin } from '@foyer/adapters/bitcoin'
import { cosmos } from '@foyer/adapters/cosmos'
import { evm } from '@foyer/adapters/evm'
import { polkadot } from '@foyer/adapters/polkadot'
import { solana } from '@foyer/adapters/solana'
import * as networks from '@foyer/protocol/networks'
import { ConnectButton, createFoyer, FoyerProvider } from '@foyer/react'
import { createRoot } from 'react-dom/client'

// Five chain families, with a network of each.
const client = createFoyer({
  projectId: 'budget',
  networks: [
    networks.mainnet,
    networks.solana,
    networks.bitcoin,
    networks.polkadot,
    networks.cosmosHub,
  ],
  adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
})
const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <FoyerProvider client={client}>
      <ConnectButton />
    </FoyerProvider>,
  )
