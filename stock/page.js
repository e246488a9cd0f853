import { createAppKit } from '@reown/appkit'
import { defineChain } from '@reown/appkit/networks'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'

/** The stock client in a page, as its own guide sets it up. The test says which networks there are and what is on. */
const { chains, options } = window.stock
const networks = chains.map(({ id, name, rpcUrl }) =>
  defineChain({
    id,
    name,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }),
)
const modal = createAppKit({
  adapters: [new EthersAdapter()],
  networks,
  projectId: 'local',
  metadata: { name: 'Stock', description: 'A stock client', url: location.origin, icons: [] },
  ...options,
})
window.stock.modal = modal
