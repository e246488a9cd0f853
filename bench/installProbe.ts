/** What the page tells; every time is in milliseconds since the press that began it. */
type Probe = {
  /** Since navigation: the frame with a button that can be pressed is out. */
  readonly ready: Promise<number>
  /** Call before pressing the button: when a wallet's row can be hit. */
  opening(): Promise<Opening>
  /** Call before pressing the row: when the wallet was asked, and when the page shows the address. */
  connecting(): Promise<Connecting>
  closed(): Promise<void>
  /** Call before a press, or what `begins` it: counts the painted frames until one of these is seen, and what the first frame had of `also`. */
  showing(selector: string, also?: string, begins?: 'click' | 'input'): Promise<Showing>
  /** The middle of the first visible element, also in open shadow roots. */
  middle(selector: string): { x: number; y: number } | undefined
  middleOfRow(): { x: number; y: number } | undefined
  /** Elements of the document and of all its shadow roots. */
  elements(): number
  /** How many there are of these, and where the last one is. */
  place(selector: string): string
}

export type Opening = { readonly row: number; readonly fromNavigation: number }
/** Milliseconds and frames since the press, and whether `also` was there in that very frame. */
export type Showing = { readonly ms: number; readonly frames: number; readonly also: boolean }
export type Connecting = { readonly asked: number; readonly account: number }

declare global {
  // Only in the page, from the first moment on.
  var probe: Probe
  var opening: Promise<Opening>
  var connecting: Promise<Connecting>
  var showing: Promise<Showing>
}

/**
 * Runs in the page before its own scripts. Announces a wallet that says yes at once (EIP-6963), and
 * holds the clocks: `globalThis.probe`.
 */
export function installProbe({
  wallet,
  address,
  tokens = 0,
}: {
  wallet: string
  address: string
  /** So many are in the account, as the wallet lists them. */
  tokens?: number | undefined
}): void {
  let askedAt = 0
  const asset = (nth: number) => ({
    type: nth === 0 ? 'NATIVE' : 'ERC20',
    address: nth === 0 ? 'native' : `0x${String(nth).padStart(40, '1')}`,
    balance: '0xde0b6b3a7640000',
    metadata: {
      name: `Token ${nth}`,
      symbol: nth === 0 ? 'ETH' : `T${nth}`,
      decimals: 18,
      price: 1,
    },
  })
  const answers: Record<string, () => unknown> = {
    eth_chainId: () => '0x1',
    eth_accounts: () => [],
    eth_requestAccounts: () => {
      askedAt ||= performance.now()
      return [address]
    },
    wallet_requestPermissions: () => {
      askedAt ||= performance.now()
      const caveats = [{ type: 'restrictReturnedAccounts', value: [address] }]
      return [{ parentCapability: 'eth_accounts', caveats }]
    },
    wallet_revokePermissions: () => null,
    wallet_getPermissions: () => [],
    wallet_switchEthereumChain: () => null,
    wallet_getCapabilities: () =>
      tokens > 0 ? { '0x1': { assetDiscovery: { supported: true } } } : {},
    wallet_getAssets: () => ({ '0x1': Array.from({ length: tokens }, (_, nth) => asset(nth)) }),
    eth_getBalance: () => '0xde0b6b3a7640000',
    eth_blockNumber: () => '0x1',
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
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'
  const info = {
    uuid: '00000000-0000-4000-8000-000000000001',
    name: wallet,
    rdns: 'test.bench',
    icon: `data:image/svg+xml;base64,${btoa(drawing)}`,
  }
  const detail = Object.freeze({ info: Object.freeze(info), provider: Object.freeze(provider) })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()

  const roots = (from: ParentNode = document): ParentNode[] => [
    from,
    ...[...from.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? roots(shadowRoot) : [],
    ),
  ]
  const all = (selector: string): Element[] =>
    roots().flatMap((root) => [...root.querySelectorAll(selector)])
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const drawn = { opacityProperty: true, visibilityProperty: true }
    return width > 0 && height > 0 && element.checkVisibility(drawn)
  }
  const middleOf = (element: Element | undefined) => {
    if (!element) return undefined
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const deepest = (x: number, y: number, root: DocumentOrShadowRoot): Element | null => {
    const top = root.elementFromPoint(x, y)
    const inner = top?.shadowRoot && top.shadowRoot !== root && deepest(x, y, top.shadowRoot)
    return inner || top
  }
  const inside = (node: Node | null, element: Element): boolean =>
    node !== null &&
    (node === element || inside(node.parentNode ?? (node as ShadowRoot).host ?? null, element))
  /** Whether a press in the element's middle would be the element's. */
  const isHit = (element: Element): boolean => {
    const place = middleOf(element)
    return place !== undefined && inside(deepest(place.x, place.y, document), element)
  }
  const row = () =>
    all('button, [role=button], li > a').find(
      (each) => each.textContent?.includes(wallet) && !each.querySelector('button') && seen(each),
    )
  const button = () => all('[data-testid="open"]').find(seen)

  const painted = new MessageChannel()
  const waiting: (() => void)[] = []
  painted.port1.onmessage = () => waiting.shift()?.()
  /** Looks once a frame, and answers after the frame that fulfils it was painted. */
  const until = (fulfilled: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!fulfilled()) return void requestAnimationFrame(look)
        waiting.push(() => resolve(performance.now()))
        painted.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
  const pressed = (event: 'click' | 'input' = 'click') =>
    new Promise<number>((resolve) =>
      addEventListener(event, ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      }),
    )

  const told: Probe = {
    ready: until(() => {
      const found = document.body && button()
      return !!found && !(found as HTMLButtonElement).disabled && isHit(found)
    }),
    async opening() {
      const start = await pressed()
      const shown = await until(() => {
        const found = row()
        return found !== undefined && isHit(found)
      })
      return { row: shown - start, fromNavigation: shown }
    },
    async connecting() {
      askedAt = 0
      const start = await pressed()
      const shown = await until(() =>
        all('[data-testid="account"]').some((each) => each.textContent?.includes(address)),
      )
      return { asked: askedAt - start, account: shown - start }
    },
    async closed() {
      await until(() => row() === undefined)
    },
    async showing(selector, also = selector, begins = 'click') {
      const start = await pressed(begins)
      let frames = 0
      let there = false
      const ms = await until(() => {
        frames += 1
        there = all(also).some(seen)
        return all(selector).some(seen)
      })
      return { ms: ms - start, frames, also: there }
    },
    middle: (selector) => middleOf(all(selector).find(seen)),
    middleOfRow: () => middleOf(row()),
    elements: () => all('*').length,
    place(selector) {
      const found = all(selector)
      return `${found.length} ${Math.round(found.at(-1)?.getBoundingClientRect().top ?? 0)}`
    },
  }
  globalThis.probe = told
}
