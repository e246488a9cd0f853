import type { WalletStorage, WalletWindow } from './WalletWindow.js'

/** What a wallet remembers of this page, over reloads and between tabs. */
export type WalletFacts = {
  readonly granted: boolean
  /** Position in the list of accounts. */
  readonly selected: number
  readonly chainId: number
  readonly locked: boolean
  /** Networks the page had added: id to RPC URL. */
  readonly added: Readonly<Record<string, string>>
  /** Networks the wallet no longer knows until they are added again. */
  readonly forgotten: readonly number[]
}

export type Memory<facts extends object = WalletFacts> = {
  get(): facts
  set(change: Partial<facts>): void
  stop(): void
}

/** Holds the wallet's state; `changed` is called with every change, also of one made in another tab. */
export function createMemory<facts extends object = WalletFacts>({
  window,
  storage,
  key,
  initial,
  changed,
}: createMemory.Parameters<facts>): Memory<facts> {
  let facts: facts = { ...initial, ...read<facts>(storage, key) }

  const become = (next: facts) => {
    const before = facts
    facts = next
    changed(next, before)
  }
  const hear = (event: Event) => {
    if ((event as StorageEvent).key === key) become({ ...initial, ...read<facts>(storage, key) })
  }
  if (storage) window.addEventListener('storage', hear)

  return {
    get: () => facts,
    set(change) {
      const next = { ...facts, ...change }
      storage?.setItem(key, JSON.stringify(next))
      become(next)
    },
    stop: () => window.removeEventListener('storage', hear),
  }
}

export declare namespace createMemory {
  type Parameters<facts extends object = WalletFacts> = {
    window: WalletWindow
    storage: WalletStorage | undefined
    key: string
    initial: facts
    changed: (next: facts, before: facts) => void
  }
}

/** Unreadable is the same as absent: a test may have written anything. */
function read<facts extends object>(
  storage: WalletStorage | undefined,
  key: string,
): Partial<facts> {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
