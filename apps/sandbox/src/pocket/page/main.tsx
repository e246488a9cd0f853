import { createPocketWallet, type PocketWallet } from '@foyer/testing/pocket'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { holdTab } from './holdTab.js'
import { pocketOptions } from './pocketOptions.js'
import { takeLink } from './takeLink.js'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no root.')
const root = createRoot(element)

/** One tab at a time is the phone: two would answer everything twice. */
function begin() {
  const wallet = createPocketWallet(pocketOptions())
  const stops = keepAwake(wallet)
  ;(globalThis as { __foyerPocket?: PocketWallet }).__foyerPocket = wallet
  const end = () => {
    for (const stop of stops) stop()
    wallet.destroy()
    root.render(<Elsewhere />)
  }
  holdTab(end)
  const problem = takeLink(wallet)
  root.render(
    <StrictMode>
      <App wallet={wallet} problem={problem} />
    </StrictMode>,
  )
}

function Elsewhere() {
  return (
    <main className="phone still">
      <h1>Pocket Wallet is open in another tab</h1>
      <p>It can be in one place at a time.</p>
      <button type="button" className="act" onClick={begin}>
        Use it here
      </button>
    </main>
  )
}

/** A phone that comes back from sleep looks for the relay at once. */
function keepAwake(wallet: PocketWallet) {
  const events = [
    [window, 'online'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const
  return events.map(([target, name]) => {
    target.addEventListener(name, wallet.wake)
    return () => target.removeEventListener(name, wallet.wake)
  })
}

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme
begin()
