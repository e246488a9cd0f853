import type { WalletWindow } from '../wallet/WalletWindow.js'

type Api = { register(...wallets: readonly object[]): () => void }

/** The Wallet Standard: the wallet says that it is there, and again to each page's code that is ready later. Returns the way back. */
export function register(window: WalletWindow, wallet: object): () => void {
  const ends = new Set<() => void>()
  const enter = (api: Api) => void ends.add(api.register(wallet))
  const onReady = (event: Event) => enter((event as CustomEvent<Api>).detail)
  window.addEventListener('wallet-standard:app-ready', onReady)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: enter }))
  return () => {
    window.removeEventListener('wallet-standard:app-ready', onReady)
    for (const end of ends) end()
  }
}
