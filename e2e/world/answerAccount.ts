import { nfts, sessions, tokens, transactions } from './accountData.js'
import { drawing } from './drawing.js'

const chain = 'eip155:31337'

/** What the host's server answers about an account, by the path of the request. */
export function answerAccount(pathname: string, origin: string): answerAccount.Result {
  if (pathname.endsWith('.svg')) return { status: 200, type: 'image/svg+xml', body: svg(pathname) }
  const json = usual[accountRequest(pathname) as keyof typeof usual]?.(origin)
  return { status: json ? 200 : 404, type: 'application/json', body: JSON.stringify(json ?? {}) }
}

export declare namespace answerAccount {
  type Result = { status: number; type: string; body: string }
}

/** Which read a path is of. */
export function accountRequest(pathname: string): string | undefined {
  const byAddress = /\/(identity|reverse|sessions)\//.exec(pathname)
  return byAddress?.[1] ?? pathname.split('/').at(-1)
}

const usual = {
  origins: (origin: string) => ({ allowedOrigins: [origin] }),
  config: () => ({ features: [{ id: 'activity', isEnabled: true, config: [] }] }),
  getAnalyticsConfig: () => ({ isAnalyticsEnabled: false }),
  getWallets: () => ({ count: 0, data: [] }),
  'supported-chains': () => ({ http: [chain], ws: [] }),
  balance: (origin: string) => ({ balances: tokens(origin) }),
  // Of swaps: the tokens that are listed.
  tokens: (origin: string) => ({ tokens: tokens(origin).slice(0, 4).flatMap(toListed) }),
  nfts: (origin: string) => ({ data: nfts(origin), next: null }),
  history: (origin: string) => ({ data: transactions(origin), next: null }),
  // Of a name: where it leads.
  'juno.foyer.eth': () => ({
    ...{ name: 'juno.foyer.eth', registered: 1, updated: 1 },
    addresses: { 2147514985: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } },
  }),
  sessions: () => sessions,
  zone: () => ({ zone: 'foyer.eth', namesMax: 3 }),
  reverse: () => [{ name: 'juno.foyer.eth', addresses: {} }],
  identity: () => ({ name: 'juno.foyer.eth', avatar: null }),
} satisfies Record<string, (origin: string) => unknown>

function toListed({ address, name, symbol, quantity, iconUrl }: ReturnType<typeof tokens>[number]) {
  const decimals = Number(quantity.decimals)
  return address ? [{ address, name, symbol, decimals, logoUri: iconUrl }] : []
}

function svg(pathname: string): string {
  const name = pathname.split('/').at(-1)?.replace('.svg', '') ?? ''
  return decodeURIComponent(drawing(name.length * 7 + name.charCodeAt(0)).split(',')[1] ?? '')
}
