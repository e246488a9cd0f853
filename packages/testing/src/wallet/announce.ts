import { createUuid } from './createUuid.js'
import type { TestProvider } from './TestProvider.js'
import type { WalletOptions } from './WalletOptions.js'
import type { WalletWindow } from './WalletWindow.js'

/** Makes the provider known to the page. Returns the way back. */
export function announce(window: WalletWindow, { how, info, provider }: announce.Parameters) {
  const stops: (() => void)[] = []
  if (how === 'eip6963' || how === 'both') stops.push(announceEvent(window, { info, provider }))
  if (how === 'window.ethereum' || how === 'both') stops.push(occupy(window, provider))
  return () => {
    for (const stop of stops) stop()
  }
}

export declare namespace announce {
  type Info = { name: string; rdns: string; icon: string }
  type Parameters = {
    how: NonNullable<WalletOptions['announce']>
    info: Info
    provider: TestProvider
  }
}

/** EIP-6963: once now, and again whenever a page requests it. */
function announceEvent(
  window: WalletWindow,
  { info, provider }: Omit<announce.Parameters, 'how'>,
): () => void {
  const detail = Object.freeze({ info: Object.freeze({ uuid: createUuid(), ...info }), provider })
  const say = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', say)
  say()
  return () => window.removeEventListener('eip6963:requestProvider', say)
}

/** As wallets did before EIP-6963: the last one wins, and gives way to the one before. */
function occupy(window: WalletWindow, provider: TestProvider): () => void {
  const before = Object.getOwnPropertyDescriptor(window, 'ethereum')
  Object.defineProperty(window, 'ethereum', {
    value: provider,
    configurable: true,
    enumerable: true,
    writable: true,
  })
  return () => {
    if ((window as { ethereum?: unknown }).ethereum !== provider) return
    if (before) Object.defineProperty(window, 'ethereum', before)
    if (!before) Reflect.deleteProperty(window, 'ethereum')
  }
}
