import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { type FakeServer, fakeServer } from '../fixtures/fakeServer.js'
import { startClient } from '../startClient.js'
import { createTestClient, type TestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from '../testing/fakeAdapter.js'
import { testStore } from '../testing/testStore.js'
import * as buy from './buy.js'
import * as main from './index.js'
import * as names from './names.js'
import * as pay from './pay.js'
import * as query from './query.js'
import * as send from './send.js'
import * as sessions from './sessions.js'
import * as siwx from './siwx.js'
import * as swap from './swap.js'
import * as transactions from './transactions.js'

const namespace = 'eip155' as const
const wallet = { connectorId: 'test.kestrel', namespace } as const
const caipNetworkId = 'eip155:1' as const
const caipAddress = `eip155:1:${fakeAddress}` as const
const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = { name: 'Ether', symbol: 'ETH', decimals: 18, isListed: true }
const held = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: caipNetworkId, price: 0 },
  quantity: { decimals: '18', numeric: '1' },
}
const primary = {
  ...{ name: 'ann.foyer.eth', account: fakeAddress, namespace, caipNetworkId, registrar: other },
  current: undefined,
} as const

type Calls = { readonly [name: string]: (client: TestClient) => unknown }

/** What acts: a wallet, a server, a node or the user's storage would see it. */
const acting: Calls = {
  approveSwap: (client) => swap.approveSwap(client),
  beginName: (client) => names.beginName(client),
  chooseMax: (client) => send.chooseMax(client),
  chooseSwapMax: (client) => swap.chooseSwapMax(client),
  chooseSwapToken: (client) => swap.chooseSwapToken(client, { side: 'from', token }),
  chooseToken: (client) => send.chooseToken(client, held),
  confirmSend: (client) => send.confirmSend(client),
  confirmSwap: (client) => swap.confirmSwap(client),
  connect: (client) => main.connect(client, wallet),
  disconnect: (client) => main.disconnect(client),
  endSignIn: (client) => siwx.endSignIn(client, { id: 'one' }),
  estimateGas: (client) => main.estimateGas(client, { to: other }),
  forgetContact: (client) => send.forgetContact(client, { namespace, address: other }),
  forgetRecentRecipients: (client) => send.forgetRecentRecipients(client),
  getActivity: (client) => query.getActivity(client, { caipAddress }),
  getBalance: (client) => main.getBalance(client, { caipAddress }),
  getBalances: (client) => query.getBalances(client, { caipAddress }),
  getCallsStatus: (client) => main.getCallsStatus(client, { id: '0x1' }),
  getCapabilities: (client) => main.getCapabilities(client),
  getIdentity: (client) => query.getIdentity(client, { caipAddress }),
  getNfts: (client) => query.getNfts(client, { caipAddress }),
  getProvider: (client) => main.getProvider(client),
  getSessionHeaders: (client) => siwx.getSessionHeaders(client, { url: 'https://app.example' }),
  getSessions: (client) => sessions.getSessions(client, { account: caipAddress }),
  getUniversalProvider: (client) => main.getUniversalProvider(client),
  grantPermissions: (client) => sessions.grantPermissions(client, {} as never),
  leadName: (client) => names.leadName(client, { name: primary.name, namespace: 'solana' }),
  listLeftAllowances: (client) => swap.listLeftAllowances(client),
  listNames: (client) => names.listNames(client),
  listPurchases: (client) => buy.listPurchases(client),
  listSendTokens: (client) => send.listSendTokens(client),
  listSignIns: (client) => siwx.listSignIns(client),
  listSwapTokens: (client) => swap.listSwapTokens(client),
  openBuy: (client) => buy.openBuy(client),
  openPay: (client) => pay.openPay(client, { network: caipNetworkId, amount: '1', to: other }),
  openProvider: (client) => buy.openProvider(client, { provider: 'moonpay' }),
  openSend: (client) => send.openSend(client),
  openSwap: (client) => swap.openSwap(client),
  preparePairing: (client) => main.preparePairing(client),
  prepareSend: (client) => send.prepareSend(client),
  prepareSwap: (client) => swap.prepareSwap(client),
  prepareTransfer: (client) =>
    transactions.prepareTransfer(client, { to: other, amount: 1n } as never),
  readBuyOffers: (client) => buy.readBuyOffers(client),
  readName: (client) => names.readName(client, primary),
  readNameZone: (client) => names.readNameZone(client),
  readOffers: (client) => swap.readOffers(client),
  readPrimaryName: (client) => names.readPrimaryName(client, { name: primary.name }),
  readSwapToken: (client) => swap.readSwapToken(client, other),
  recallPurchases: (client) => buy.recallPurchases(client),
  registerName: (client) => names.registerName(client),
  releaseName: (client) => names.releaseName(client, primary),
  retryBuy: (client) => buy.retryBuy(client),
  revokeAllowance: (client) => swap.revokeAllowance(client, { token: other, spender: other }),
  revokePermissions: (client) => sessions.revokePermissions(client, { pci: '1' }),
  saveContact: (client) =>
    send.saveContact(client, { address: other, label: 'Ann', caipNetworkId }),
  sendCalls: (client) => main.sendCalls(client, { calls: [] } as never),
  sendTransaction: (client) => main.sendTransaction(client, { to: other, value: 1n }),
  sendTransfer: (client) => send.sendTransfer(client, { to: other, amount: 1n }),
  setPreferredAccount: (client) => main.setPreferredAccount(client, { type: 'eoa' }),
  setPrimaryName: (client) => names.setPrimaryName(client, primary),
  showNamePicture: (client) => names.showNamePicture(client, primary),
  'signIn of siwx': (client) => siwx.signIn(client),
  'signIn of transactions': (client) => transactions.signIn(client, {} as never),
  signAllTransactions: (client) =>
    transactions.signAllTransactions(client, { transactions: [] } as never),
  signMessage: (client) => main.signMessage(client, { message: 'hello' }),
  signOut: (client) => siwx.signOut(client),
  signPsbt: (client) => main.signPsbt(client, {} as never),
  signTransaction: (client) => transactions.signTransaction(client, {} as never),
  signTypedData: (client) => main.signTypedData(client, {} as never),
  switchAccount: (client) => main.switchAccount(client, { namespace, address: fakeAddress }),
  switchChain: (client) => main.switchChain(client, { network: 'eip155:10' }),
  switchConnection: (client) => main.switchConnection(client, wallet),
  transfer: (client) => main.transfer(client, { to: other, amount: 1n } as never),
  updateEmail: (client) => main.updateEmail(client, { email: 'ann@app.example' }),
  'updateEmail of a text that is none': (client) => main.updateEmail(client, { email: 'ann' }),
  waitForTransactionReceipt: (client) =>
    main.waitForTransactionReceipt(client, { hash: `0x${'1'.repeat(64)}` }),
  writeContract: (client) => main.writeContract(client, {} as never),
}

/** What changes nothing but the state, and so nothing here; or is to be called without care, as a page goes. */
const quiet: Calls = {
  acceptSwapWarning: (client) => swap.acceptSwapWarning(client, { code: 'token_unlisted' }),
  acceptWarning: (client) => send.acceptWarning(client, { code: 'look_alike' } as never),
  cancelPairing: (client) => main.cancelPairing(client),
  changeSlippage: (client) => swap.changeSlippage(client, { bps: 10 }),
  chooseBuyCountry: (client) => buy.chooseBuyCountry(client, { country: 'DE' }),
  chooseBuyCurrency: (client) => buy.chooseBuyCurrency(client, { fiat: 'EUR' }),
  chooseBuyToken: (client) => buy.chooseBuyToken(client, { token: {} as never }),
  chooseSpeed: (client) => send.chooseSpeed(client, 'fast'),
  chooseSwapOffer: (client) => swap.chooseSwapOffer(client, { key: 'one' }),
  closeBuy: (client) => buy.closeBuy(client),
  closeModal: (client) => main.closeModal(client),
  closeName: (client) => names.closeName(client),
  closeSend: (client) => send.closeSend(client),
  closeSwap: (client) => swap.closeSwap(client),
  followSwap: (client) => swap.followSwap(client)(),
  notify: (client) => main.notify(client, { kind: 'success', code: 'link_copied' }),
  openModal: (client) => main.openModal(client),
  reconnect: (client) => main.reconnect(client),
  setTheme: (client) => main.setTheme(client, { mode: 'light' }),
  startClient: (client) => main.startClient(client)(),
  switchSwapTokens: (client) => swap.switchSwapTokens(client),
  typeAmount: (client) => send.typeAmount(client, { text: '1' }),
  typeBuyAmount: (client) => buy.typeBuyAmount(client, { text: '1' }),
  typeMemo: (client) => send.typeMemo(client, { text: 'hello' }),
  typeName: (client) => names.typeName(client, { text: 'ann' }),
  typeRecipient: (client) => send.typeRecipient(client, { text: other }),
  typeSwapAmount: (client) => swap.typeSwapAmount(client, { text: '1' }),
  watchEvents: (client) => main.watchEvents(client, () => {})(),
  watchPurchases: (client) => buy.watchPurchases(client),
}

/** What reads the state, what is kept or its own parameters; and what deletes copies of what was read, which a page may want at its very end. */
const reading = [
  ...['activeNetwork', 'activeNetworkId', 'buyFinding', 'connectors', 'createFoyer', 'findContact'],
  ...['getActivityInfiniteQueryKey', 'getActivityInfiniteQueryOptions', 'getActivityQueryOptions'],
  ...['getBalanceQueryKey', 'getBalanceQueryOptions', 'getBalancesQueryKey'],
  ...['getBalancesQueryOptions', 'getCaipAddress', 'getConnectionStatus', 'getIdentityQueryKey'],
  ...['getIdentityQueryOptions', 'getNftsInfiniteQueryKey', 'getNftsInfiniteQueryOptions'],
  ...['getNftsQueryOptions', 'getSession', 'isAccepted', 'isSwapAccepted', 'listContacts'],
  ...['listRecentRecipients', 'refreshBalances', 'removePersistedQueries', 'sendButton'],
  ...['swapButton', 'swapTerms'],
]

test('every function that is exported is one of these', () => {
  const entries = { buy, main, names, pay, query, send, sessions, siwx, swap, transactions }
  const exported = Object.values(entries).flatMap((entry) =>
    Object.entries<unknown>(entry).flatMap(([name, one]) =>
      typeof one === 'function' ? [name] : [],
    ),
  )
  const listed = [...Object.keys(acting), ...Object.keys(quiet), ...reading]
  const known = new Set(listed.map((name) => name.split(' of ')[0]))
  expect([...new Set(exported)].filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !exported.includes(name ?? ''))).toEqual([])
})

describe('of a client that was destroyed', () => {
  const adapter = fakeAdapter({ callNetwork: async () => '0x' })
  const store = testStore(async () => true)
  let server: FakeServer
  let client: TestClient
  let seen: () => unknown

  beforeAll(async () => {
    server = await fakeServer(() => {}, {})
    client = createTestClient({
      ...{ adapters: [adapter], siwx: store, server: server.url },
      ...{ enableEmbedded: true, embeddedWalletUrl: `${server.url}/wallet` },
    })
    startClient(client)
    await connect(client, wallet)
    await send.saveContact(client, { address: other, label: 'Bob', caipNetworkId })
    client.storage.scope('send').set('recipients', '[]')
    main.notify(client, { kind: 'success', code: 'link_copied' })
    // What was put together when it ended is not there for another try.
    send.openSend(client)
    names.beginName(client)
    await Promise.allSettled([swap.openSwap(client), buy.openBuy(client)])
    client.storage.set('emailRequestedAt', String(client.clock.now()))
    client.storage.set('pairing', JSON.stringify({ until: client.clock.now() + 60_000 }))
    client.destroy()
    const { store: facts, stored, logged } = client
    // The server may have been called just before the end.
    await vi.waitUntil(() => settled(() => server.asked.length), { timeout: 15_000 })
    seen = () => [
      ...[facts.getState(), { ...stored }, logged.length],
      ...[adapter.calls.length, store.calls.length, server.asked.length],
    ]
  })
  afterAll(() => server.end())

  test('nothing is left of what was put together', () => {
    const { buy, names, pay, send, swap } = client.store.getState()
    expect({ buy, names, pay, swap, draft: send.draft }).toEqual({})
  })

  test.each(Object.entries(acting))(
    '%s is refused by its code, and does nothing',
    async (_, act) => {
      const before = seen()
      await expect((async () => act(client))()).rejects.toMatchObject({ code: 'client_destroyed' })
      expect(seen()).toEqual(before)
    },
  )

  test.each(Object.entries(quiet))('%s does nothing', async (_, act) => {
    const before = seen()
    await act(client)
    expect(seen()).toEqual(before)
  })
})

/** Whether it is the same over a few turns. */
async function settled(read: () => unknown): Promise<boolean> {
  const before = read()
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  return read() === before
}
