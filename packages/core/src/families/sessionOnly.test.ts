import { isAddress, type Namespace, namespaceNames, namespaces } from '@foyer/protocol'
import * as networks from '@foyer/protocol/networks'
import { afterEach, expect, test } from 'vitest'
import { openPaired, type PairingBrowser } from '../pairing/fixtures/createPairingBrowser.js'
import { proposalOf } from '../pairing/provider/proposalOf.js'
import { getProvider } from '../requests/getProvider.js'
import { sendTransaction } from '../requests/sendTransaction.js'
import { signMessage } from '../requests/signMessage.js'
import type { WalletProvider } from '../Way.js'
import { loadFamilies } from './loadFamilies.js'
import { sessionOnly } from './sessionOnly.js'

/** A network of each family, an account as its wallets name it, and a request that is passed through. */
const cases = [
  [networks.algorand, 'VCMJKWOY5P5P7SKMZFFOCEROPJCZOTIJMNIYNUCKH7LRO45JMJP6UYBIJA', 'algo_signTxn'],
  [
    networks.cardano,
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    'cardano_signData',
  ],
  [
    networks.elrond,
    'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx',
    'erd_signMessage',
  ],
  [
    networks.multiversx,
    'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx',
    'mvx_signMessage',
  ],
  [networks.near, 'ada.near', 'near_signMessage'],
  [networks.tezos, 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', 'tezos_sign'],
] as const
const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

test.each(cases)(
  '$name is connected by pairing, its account shown, and its requests passed through',
  async (network, address, method) => {
    const { chainNamespace: name, caipNetworkId } = network
    const methods = sessionOnly(name as Parameters<typeof sessionOnly>[0]).methods ?? []
    const accounts = [`${caipNetworkId}:${address}`]
    const session = { [name]: { accounts, methods, events: [] } }
    const { client, state, wallet, browser } = await openPaired(session, { networks: [network] })
    browsers.push(browser)
    expect(state().connection.byNamespace[name]).toMatchObject({
      accounts: [{ address, type: 'eoa' }],
      caipNetworkId,
    })
    const proposal = proposalOf(client.options, await loadFamilies(client))
    expect(proposal.namespaces[name]?.methods).toEqual(methods)

    const provider = (await getProvider(client, { namespace: name })) as WalletProvider
    const params = { anything: [1, { of: 'the page' }] }
    const answer = provider.request({ method, params })
    const asked = await wallet.answer({ result: { as: ['it', 'came'] } })
    expect(asked.params).toMatchObject({ chainId: caipNetworkId, request: { method, params } })
    await expect(answer).resolves.toEqual({ as: ['it', 'came'] })

    // What Foyer does not do for the family it says, and sends nothing.
    const refused = { code: 'action_not_allowed' }
    await expect(signMessage(client, { message: 'hello' })).rejects.toMatchObject(refused)
    const sent = sendTransaction(client, { to: address, value: 1n } as never)
    await expect(sent).rejects.toMatchObject(refused)
  },
)

test('each family has a name, and addresses that no other family takes', () => {
  const all: readonly (readonly [Namespace, string])[] = [
    ...cases.map(([{ chainNamespace }, address]) => [chainNamespace, address] as const),
    ['eip155', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['bip122', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['bip122', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
    ['cosmos', 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'],
  ]
  const same: readonly string[] = ['elrond', 'multiversx']
  for (const [family, address] of all)
    for (const name of namespaces) {
      // 32 to 44 characters of base58 are an account of Solana's, whatever else they are: its ruling says no more of the shape.
      if (name === 'solana' && /^(tz1|bc1)/.test(address)) continue
      const isOwn = name === family || (same.includes(name) && same.includes(family))
      expect([name, address, isAddress(name, address)]).toEqual([name, address, isOwn])
    }
  expect(same.map((name) => namespaceNames[name as Namespace])).toEqual([
    'MultiversX',
    'MultiversX',
  ])
  expect(namespaceNames).toMatchObject({
    ...{ algorand: 'Algorand', cip34: 'Cardano', near: 'NEAR', tezos: 'Tezos' },
  })
})

test.each([
  ['algorand', 'vcmjkwoy5p5p7skmzffoceropjczotijmniynuckh7lro45jmjp6uybija'],
  ['cip34', 'addr1'],
  ['multiversx', 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66j'],
  ['near', 'Ada.near'],
  ['near', 'near'],
  ['near', 'ada.eth'],
  ['near', '.near'],
  ['near', 'ada..near'],
  ['near', 'x'.repeat(65)],
  ['near', `${'a'.repeat(40)}`],
  ['tezos', 'tz5VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb'],
  ['tezos', 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcj0'],
] as const)('%s has no address like %s', (name, address) => {
  expect(isAddress(name, address)).toBe(false)
})
