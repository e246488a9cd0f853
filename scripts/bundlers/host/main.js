import { evm } from '@foyer/adapters/evm'
import { base, mainnet } from '@foyer/protocol/networks'
import { createFoyer, FoyerButton, FoyerProvider } from '@foyer/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** What a host has that turns everything on. */
const full = {
  networks: [mainnet, base],
  server: '/foyer',
  embeddedWalletUrl: 'https://wallet.example',
  features: { email: true, socials: ['google', 'x'] },
}
/** What a host has whose users were to be signed in. */
const refused = { siwx: {} }
// Nothing ahead of the press, so that each request is one that the press makes.
const client = createFoyer({
  projectId: 'bundlers',
  prefetch: 'none',
  networks: [mainnet],
  adapters: [evm()],
  customRpcUrls: { 'eip155:1': [{ url: 'https://your-node.example' }] },
  ...(location.search === '?full' && full),
  ...(location.search === '?refused' && refused),
})
const place = document.getElementById('app')
createRoot(place).render(createElement(FoyerProvider, { client }, createElement(FoyerButton)))
