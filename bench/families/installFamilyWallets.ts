/** What the page tells of its wallets. */
type FamilyProbe = {
  /** Milliseconds since navigation at which each wallet was first requested, by its name. */
  readonly requested: Readonly<Record<string, number>>
  /** How many prompts there were, by the wallet's name. */
  readonly prompts: Readonly<Record<string, number>>
  /** Call before a press: the time stamp of the next click. */
  pressed(): Promise<number>
  /** Milliseconds from the page's `load` event until each family shows an address. */
  readonly restored: Promise<number>
}

declare global {
  // Only in the page, from the first moment on.
  var familyProbe: FamilyProbe
}

/** Of each family the wallet that is connected, and one that never is. */
export const familyWallets = { used: 'Bench', other: 'Stranger' } as const

/**
 * Runs in the page before its own scripts: wallets of five chain families that say yes at once, with accounts that are written down here, so that what
 * a wallet does itself takes no time. One that has let the page in does not prompt again.
 */
export function installFamilyWallets({ used, other }: typeof familyWallets): void {
  const requested: Record<string, number> = {}
  const prompts: Record<string, number> = {}
  const bytes = (hex: string) =>
    Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  /** Notes a request; where the user was not asked before, that is a prompt, unless the request is silent. */
  const enter = (name: string, silent = false): boolean => {
    requested[name] ??= performance.now()
    const isIn = sessionStorage.getItem(name) === 'in'
    if (isIn || silent) return isIn
    prompts[name] = (prompts[name] ?? 0) + 1
    sessionStorage.setItem(name, 'in')
    return true
  }
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'
  const icon = `data:image/svg+xml;base64,${btoa(drawing)}`

  const placeEvm = (name: string, uuid: string) => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const answers: Record<string, () => unknown> = {
      eth_chainId: () => '0x1',
      eth_accounts: () => (enter(name, true) ? [address] : []),
      eth_requestAccounts: () => enter(name) && [address],
      wallet_requestPermissions() {
        enter(name)
        const caveats = [{ type: 'restrictReturnedAccounts', value: [address] }]
        return [{ parentCapability: 'eth_accounts', caveats }]
      },
      wallet_getPermissions: () => [],
    }
    const provider = {
      async request({ method }: { method: string }) {
        const answer = answers[method]
        if (!answer) throw Object.assign(new Error('not here'), { code: 4200 })
        return answer()
      },
      on: () => provider,
      removeListener: () => provider,
    }
    const info = Object.freeze({ uuid, name, rdns: `test.${uuid.slice(-1)}`, icon })
    const detail = Object.freeze({ info, provider })
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }

  const placeStandard = (name: string, chain: string, account: object) => {
    const [family] = chain.split(':')
    const accounts = [{ ...account, chains: [chain], features: [`${family}:signMessage`] }]
    const wallet = {
      ...{ version: '1.0.0', name, icon, chains: [chain], accounts: [] },
      features: {
        'standard:connect': {
          connect: async ({ silent = false } = {}) => ({
            accounts: enter(name, silent) ? accounts : [],
          }),
        },
        'standard:events': { on: () => () => {} },
        [`${family}:signMessage`]: { signMessage: async () => [] },
        ...(family === 'solana' && { 'solana:signTransaction': { signTransaction: () => [] } }),
      },
    }
    const register = ({ register: add }: { register(one: object): unknown }) => add(wallet)
    addEventListener('wallet-standard:app-ready', (event) =>
      register((event as CustomEvent).detail),
    )
    dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }

  const placePolkadot = (name: string) => {
    const account = { address: '5FZjn4UK1aXo6toGfeMtuhW3LiDJp8W5TPxbMPD7ACiybUAJ', type: 'sr25519' }
    const scope = globalThis as { injectedWeb3?: Record<string, unknown> }
    scope.injectedWeb3 ??= {}
    scope.injectedWeb3[name] = {
      async enable() {
        enter(name)
        return {
          accounts: { get: async () => [account], subscribe: () => () => {} },
          signer: { signRaw: async () => ({}) },
        }
      },
    }
  }

  const placeCosmos = (place: 'keplr' | 'leap', name: string) =>
    Object.assign(globalThis, {
      [place]: {
        enable: async () => void enter(name),
        isEnabled: async () => enter(name, true),
        getKey: async () => ({
          bech32Address: 'cosmos17l6j7lzc8hfm8p29zxrvzrxa3hn4r2cs2c67w2',
          pubKey: bytes('02d1c0e0e75d829e2012dd52978a66d7211f9ee378261023b0184d95dd84bbbe00'),
        }),
        signArbitrary: async () => ({}),
      },
    })

  for (const [index, name] of [used, other].entries()) {
    placeEvm(`${name} eip155`, `00000000-0000-4000-8000-00000000000${index + 1}`)
    placeStandard(`${name} solana`, 'solana:mainnet', {
      address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
      publicKey: bytes('0bf32b9f0db09672038fea36139b18f98a5f0149ef4ce0332e44b9a77e83c22d'),
    })
    placeStandard(`${name} bip122`, 'bitcoin:mainnet', {
      address: 'bc1q4qw42stdzjqs59xvlrlxr8526e3nunw7mp73te',
      publicKey: bytes('03fc2a760d930aa1459b35185f45784f4b42050311b232ed490f05db13f448e154'),
      purpose: 'payment',
    })
    placePolkadot(`${name} polkadot`)
  }
  placeCosmos('keplr', `${used} cosmos`)
  placeCosmos('leap', `${other} cosmos`)

  const restored = new Promise<number>((resolve) =>
    addEventListener('load', () => {
      const loaded = performance.now()
      const look = () => {
        const all = [...document.querySelectorAll('[data-testid^="account-"]')]
        const isBack = all.length === 5 && all.every(({ textContent }) => textContent !== '–')
        if (isBack) resolve(performance.now() - loaded)
        else requestAnimationFrame(look)
      }
      look()
    }),
  )
  globalThis.familyProbe = {
    requested,
    prompts,
    restored,
    pressed: () =>
      new Promise((resolve) =>
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
          capture: true,
          once: true,
        }),
      ),
  }
}
