import { createFoyer, setTheme } from '@foyer/core'
import { fakeAdapter, fakeSession } from '@foyer/core/testing'
import { FoyerButton, FoyerProvider, NetworkButton } from '@foyer/react'
import { loadFonts } from '@foyer/react/fonts'
import { createRoot } from 'react-dom/client'
import { scenes } from './scenes/scenes.js'

const query = new URLSearchParams(location.search)
const theme = query.get('theme') === 'dark' ? 'dark' : 'light'
const { options, wallet, arrange } = find(query.get('name'))

document.documentElement.dataset.theme = theme
document.documentElement.dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr'
// A scene begins with nothing remembered.
localStorage.clear()

const networks = [network(31337, 'Harvest Chain'), network(31338, 'Tide Chain')] as const
const session = fakeSession({ caipNetworkId: 'eip155:31337' })
const client = createFoyer({
  projectId: 'workbench',
  networks,
  adapters: [
    fakeAdapter({ connect: async () => session, reconnect: async () => session, ...wallet }),
  ],
  themeMode: theme,
  ...options,
})

await loadFonts()
createRoot(document.getElementById('root') as HTMLElement).render(
  <FoyerProvider client={client}>
    <NetworkButton />
    <FoyerButton />
  </FoyerProvider>,
)
setTheme(client, { mode: theme })
await arrange(client)

function find(name: string | null) {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`No scene is called ${name}.`)
  return scene
}

function network(id: number, name: string) {
  return {
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`${location.origin}/foyer/rpc`] } },
  }
}
