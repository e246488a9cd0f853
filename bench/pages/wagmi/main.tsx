import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import {
  type Connector,
  createConfig,
  http,
  useConnect,
  useConnection,
  useConnectors,
  WagmiProvider,
} from 'wagmi'

// The floor of any page on wagmi: the wallets that announce themselves, as a list without any design.
const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
const queries = new QueryClient()

function Page() {
  const [shown, setShown] = useState(false)
  const { address } = useConnection()
  const hide = () => setShown(false)
  return (
    <main>
      <button type="button" data-testid="open" onClick={() => setShown(true)}>
        Connect
      </button>
      {address && <span data-testid="account">{address}</span>}
      {shown && <List onDone={hide} />}
    </main>
  )
}

function List({ onDone }: { onDone: () => void }) {
  const connectors = useConnectors()
  const { mutate } = useConnect({ mutation: { onSuccess: onDone } })
  const pick = (connector: Connector) => mutate({ connector })
  return (
    <div role="dialog" aria-label="Wallets" style={{ position: 'fixed', inset: 0 }}>
      {connectors.map((connector) => (
        <button type="button" key={connector.uid} onClick={() => pick(connector)}>
          {connector.icon && <img src={connector.icon} width="24" height="24" alt="" />}
          <span>{connector.name}</span>
        </button>
      ))}
      <button type="button" data-testid="close" onClick={onDone}>
        Close
      </button>
    </div>
  )
}

const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <Page />
      </QueryClientProvider>
    </WagmiProvider>,
  )
