// Run in a host's project: the button is rendered where there is no window, as a server does it.
import { evm } from '@foyer/adapters/evm'
import { mainnet } from '@foyer/protocol/networks'
import { ConnectButton, createFoyer, FoyerProvider } from '@foyer/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

if ('window' in globalThis) throw new Error('there is a window')
const client = createFoyer({ projectId: 'smoke', networks: [mainnet], adapters: [evm()] })
const html = renderToString(createElement(FoyerProvider, { client }, createElement(ConnectButton)))
client.destroy()
if (!html.includes('<')) throw new Error('nothing was rendered')
