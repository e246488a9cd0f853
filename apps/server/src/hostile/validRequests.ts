import type { endpoints } from '@foyer/protocol/api'

/** A request by its parts, as a page would send it. */
export type Parts = {
  params: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const network = 'eip155:31337'
const token = `${network}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const secret = 'r'.repeat(43)
const authorization = 'Bearer e30.e30.e30'
const id = '00000000-0000-4000-8000-000000000000'

/** A good request of every call of the contract. One that is added there has to be added here. */
export const validRequests = {
  getSupportedChains: {},
  getIdentity: { params: { address }, query: { sender: address } },
  getHistory: { params: { account: address }, query: { chainId: network } },
  getQuotes: {},
  getSwapTokens: {},
  getPrices: { body: { projectId: 'shop', currency: 'usd', addresses: [token] } },
  getAllowance: {},
  getGasPrice: {},
  buildSwap: { body: {} },
  buildApprove: {},
  getBalance: {
    params: { address },
    query: { currency: 'usd', chainId: network, forceUpdate: token },
  },
  getNfts: { params: { address }, query: { chainId: network } },
  getProfile: { params: { name: 'ann.foyer.eth' }, query: { apiVersion: '2' } },
  getNames: { params: { address }, query: { sender: address } },
  getNameZone: {},
  getNamePicture: { params: { hash: 'ab'.repeat(32) } },
  getNameSuggestions: { params: { name: 'ann' }, query: { zone: 'foyer.eth' } },
  registerName: {
    body: {
      ...{ coin_type: 60, address, signature: `0x${'ab'.repeat(65)}` },
      message: '{"name":"ann.foyer.eth","attributes":{},"timestamp":1700000000}',
    },
  },
  changeName: {
    body: {
      ...{ coin_type: 60, address, signature: `0x${'ab'.repeat(65)}` },
      message: '{"name":"ann.foyer.eth","attributes":{},"timestamp":1700000000}',
    },
  },
  resolveName: { params: { sender: address, data: '0x9061b923.json' } },
  resolveNameByPost: { body: { sender: address, data: '0x9061b923' } },
  createOnrampUrl: {
    body: { destinationWallets: [{ address, assets: ['ETH'] }], presetFiatAmount: '10' },
  },
  getOnrampOptions: {},
  getOnrampQuote: {
    body: { purchaseCurrency: 'eth', paymentCurrency: 'USD', amount: '10' },
  },
  getSessions: { params: { address: `${network}:${address}` } },
  revokeSession: {
    params: { address: `${network}:${address}` },
    body: { pci: `${network}:0x${'12'.repeat(32)}`, signature: `0x${'ab'.repeat(65)}` },
  },
  getConfig: { query: { st: 'appkit', sv: 'html-1.0.0', clientId: 'did:key:z6Mk' } },
  getOrigins: {},
  getWallets: {
    query: { page: '1', entries: '2', search: 'wallet', exclude: 'a', chains: network },
  },
  getAnalyticsConfig: {},
  getWalletImage: { params: { id: 'nobody' } },
  getAssetImage: { params: { id: 'nobody' } },
  getCurrencyImage: { params: { code: 'eur' } },
  getImage: { params: { id: 'nobody' } },
  getTokenImage: { params: { symbol: 'ETH' } },
  sendEvent: {
    body: {
      eventId: id,
      url: 'https://shop.example/',
      domain: 'shop.example',
      timestamp: 0,
      props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
    },
  },
  callChain: {
    query: { chainId: network },
    body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
  },
  callBundler: {
    query: { chainId: network },
    body: { jsonrpc: '2.0', id: 1, method: 'eth_supportedEntryPoints', params: [] },
  },
  getSignInNonce: {},
  signIn: {
    headers: { 'x-nonce-jwt': 'Bearer e30.e30' },
    body: { message: 'shop.example wants you to sign in', signature: '0x00' },
  },
  refreshSignIn: { body: { refresh: secret } },
  getSignedIn: { headers: { authorization } },
  putSignInMetadata: { headers: { authorization }, body: { metadata: { nick: 'ann' } } },
  signOut: { headers: { authorization }, body: {} },
  getSignIns: { headers: { authorization } },
  revokeSignIn: { headers: { authorization }, params: { session: secret }, body: {} },
  getSignInKeys: {},
} satisfies Record<keyof typeof endpoints, Partial<Parts>>
