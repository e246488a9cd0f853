import { bitcoin } from '@foyer/adapters/bitcoin'
import { cosmos } from '@foyer/adapters/cosmos'
import { evm } from '@foyer/adapters/evm'
import { polkadot } from '@foyer/adapters/polkadot'
import { solana } from '@foyer/adapters/solana'
import { openModal } from '@foyer/core'
import * as networks from '@foyer/protocol/networks'
import { createFoyer, FoyerProvider, useFoyerAccount, useFoyerClient } from '@foyer/react'
import { createRoot } from 'react-dom/client'

const families = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

// No node answers here: what needs one is not measured.
const nowhere = { default: { http: [`${location.origin}/no-node`] } }
const client = createFoyer({
  projectId: 'bench',
  networks: [
    { ...networks.mainnet, rpcUrls: nowhere },
    { ...networks.solana, rpcUrls: nowhere },
    { ...networks.bitcoin, rpcUrls: nowhere },
    { ...networks.polkadot, rpcUrls: nowhere },
    { ...networks.cosmosHub, rpcUrls: nowhere },
  ],
  adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
})

/** A button for each chain family, and its address once there is one. */
function Family({ namespace }: { namespace: (typeof families)[number] }) {
  const { address } = useFoyerAccount({ namespace })
  const foyer = useFoyerClient()
  const press = () => openModal(foyer, { view: { name: 'Connect' }, namespace })
  return (
    <p>
      <button type="button" data-testid={`open-${namespace}`} onClick={press}>
        {namespace}
      </button>
      <span data-testid={`account-${namespace}`}>{address ?? '–'}</span>
    </p>
  )
}

const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <FoyerProvider client={client}>
      {families.map((namespace) => (
        <Family key={namespace} namespace={namespace} />
      ))}
    </FoyerProvider>,
  )
