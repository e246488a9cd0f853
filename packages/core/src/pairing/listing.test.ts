import { wellKnownWallets } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import { pairingConnectorId } from '../connectorIds.js'
import { fakeWindow } from '../fixtures/page.js'
import { openModal } from '../modal/openModal.js'
import { topEntry } from '../modal/topEntry.js'
import type { FoyerOptions } from '../options.js'
import { pickWallet } from '../screens/pickWallet.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeConnector } from '../testing/fakeAdapter.js'
import { walletRows } from '../wallets/list.js'
import { listContext } from '../wallets/listContext.js'
import { solanaNetwork } from './fixtures/createPairingBrowser.js'

const phone = 'Mozilla/5.0 (iPhone)'
const thimble = { id: 'thimble', name: 'Thimble', mobile_link: 'thimble://' }
const plain = { id: 'plain', name: 'Plain', homepage: 'https://plain.example' }
const pairing = (namespace: 'eip155' | 'solana') =>
  fakeConnector({
    id: pairingConnectorId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    namespace,
    rdns: undefined,
  })

function listing(options: Partial<FoyerOptions> = {}, agent = '', isPaired = false) {
  const client = createTestClient(
    { relayUrl: 'wss://relay.example', customWallets: [thimble, plain], ...options },
    { window: () => fakeWindow('https://shop.example/', agent) },
  )
  client.store.setState(({ connection, wallets }) => ({
    wallets: {
      ...wallets,
      found: { eip155: [fakeConnector(), pairing('eip155')], solana: [pairing('solana')] },
    },
    connection: isPaired
      ? {
          ...connection,
          byNamespace: {
            solana: {
              connectorId: pairingConnectorId,
              accounts: [{ address: 'So1', type: 'eoa' as const }],
              caipNetworkId: 'solana:1' as const,
            },
          },
        }
      : connection,
  }))
  const rows = walletRows(client.store.getState().wallets, listContext(client))
  const pick = (name: string) => {
    const row = rows.find((one) => one.name === name)
    if (!row) throw new Error(`${name} is not listed`)
    openModal(client)
    pickWallet(client, row)
    return topEntry(client.store.getState().modal.history)
  }
  return { rows, names: rows.map(({ name }) => name), pick, client }
}

describe('the way to wallets elsewhere', () => {
  test('is one row, the first, for all chain families', () => {
    const { rows } = listing()
    expect(rows.map(({ name, group }) => [name, group])).toEqual([
      ['WalletConnect', 'walletConnect'],
      ['Kestrel', 'injected'],
      ['Thimble', 'custom'],
      ['Plain', 'custom'],
    ])
    expect(rows[0]?.connectors).toHaveLength(2)
  })

  test('is not listed while a wallet is paired', () => {
    expect(listing({}, '', true).names).not.toContain('WalletConnect')
  })

  test('leads to a code for any wallet, and on a phone to the wallets themselves', () => {
    expect(listing().pick('WalletConnect')).toEqual({
      name: 'ConnectingWalletConnect',
      data: { walletId: undefined },
    })
    expect(listing({}, phone).pick('WalletConnect').name).toBe('ConnectingWalletConnectBasic')
  })

  test('leads to a wallet that is not installed, by its links', () => {
    for (const agent of ['', phone])
      expect(listing({}, agent).pick('Thimble')).toEqual({
        name: 'ConnectingWalletConnect',
        data: { walletId: 'thimble' },
      })
  })

  test('leads on a phone to a wallet that opens this page in its own browser, where it does', () => {
    const { coinbase, phantom, solflare } = wellKnownWallets
    const customWallets = [coinbase, phantom, solflare].map((id) => ({ id, name: id }))
    const onSolana = { customWallets, networks: [solanaNetwork] as const }
    for (const { id } of customWallets) {
      expect(listing(onSolana, phone).pick(id)).toEqual({
        name: 'ConnectingWalletConnect',
        data: { walletId: id },
      })
      expect(listing(onSolana).pick(id).name).toBe('Downloads')
    }
    expect(listing({ customWallets }, phone).pick(coinbase).name).toBe('Downloads')
  })

  test('is no way to a wallet without links, nor to any where pairing is off', () => {
    expect(listing().pick('Plain')).toEqual({ name: 'Downloads', data: { walletId: 'plain' } })
    expect(listing({ enableWalletConnect: false }).pick('Thimble').name).toBe('Downloads')
  })

  test('is not told to the host as more than it is', () => {
    const { pick, client } = listing({}, phone)
    pick('Thimble')
    expect(client.store.getState().telemetry.last?.data).toEqual({
      event: 'SELECT_WALLET',
      properties: { name: 'Thimble', platform: 'mobile' },
    })
  })
})

describe('a page without adapters', () => {
  test('opens at the code, and on a phone at the wallets', () => {
    for (const [agent, name] of [
      ['', 'ConnectingWalletConnectBasic'],
      [phone, 'AllWallets'],
    ] as const) {
      const { client } = listing({}, agent)
      openModal(client)
      expect(topEntry(client.store.getState().modal.history).name).toBe(name)
    }
  })
})
