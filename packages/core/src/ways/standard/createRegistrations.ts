import type { InjectedPage } from '../../DiscoveredWallet.js'

const registerEvent = 'wallet-standard:register-wallet'
const readyEvent = 'wallet-standard:app-ready'
const registeredMax = 50

/** Hears the wallets that register by the Wallet Standard, for all chain families of a client: a page says once that it is ready. */
export type Registrations = {
  /**
   * Hears of the wallets that are there at once, and of later ones when they come or leave, until it is stopped. What is heard is as the wallets
   * gave it.
   */
  hear(page: InjectedPage, listener: RegistrationListener): () => void
}

type RegistrationListener = {
  add(wallets: readonly unknown[]): void
  remove(wallets: readonly unknown[]): void
}

/** The listeners of one page, and what is registered there, in the order of the registrations. */
type Heard = {
  readonly listeners: Set<RegistrationListener>
  readonly registered: Set<readonly unknown[]>
  stop(): void
}

export function createRegistrations(): Registrations {
  const pages = new Map<InjectedPage, Heard>()

  const begin = (page: InjectedPage): Heard => {
    const registered: Heard['registered'] = new Set()
    const listeners: Heard['listeners'] = new Set()
    const register = (...given: readonly unknown[]) => {
      const wallets = given.slice(0, registeredMax)
      registered.add(wallets)
      for (const { add } of [...listeners]) add(wallets)
      return () => {
        if (registered.delete(wallets)) for (const { remove } of [...listeners]) remove(wallets)
      }
    }
    const detail = Object.freeze({ register })
    const onRegister = (event: Event) => {
      try {
        ;(event as CustomEvent<(api: typeof detail) => void>).detail(detail)
      } catch {
        // The wallet's own fault.
      }
    }
    page.addEventListener(registerEvent, onRegister)
    page.dispatchEvent(new CustomEvent(readyEvent, { detail }))
    return {
      listeners,
      registered,
      stop: () => page.removeEventListener(registerEvent, onRegister),
    }
  }

  return {
    hear(page, listener) {
      const heard = pages.get(page) ?? begin(page)
      pages.set(page, heard)
      for (const wallets of [...heard.registered]) listener.add(wallets)
      heard.listeners.add(listener)
      return () => {
        heard.listeners.delete(listener)
        if (heard.listeners.size > 0 || pages.get(page) !== heard) return
        pages.delete(page)
        heard.stop()
      }
    },
  }
}
