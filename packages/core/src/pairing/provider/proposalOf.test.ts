import { toNetwork } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import { eip155 as evmFamily } from '../../families/eip155/eip155.js'
import { solana as solanaFamily } from '../../families/solana/solana.js'
import type { PairingOverride } from '../../options.js'
import { testNetwork } from '../../testing/createTestClient.js'
import type { Family } from '../../ways/Family.js'
import { everywhere, solana } from '../fixtures/createPairingBrowser.js'
import { proposalOf } from './proposalOf.js'

const families = new Map<string, Family>([
  ['eip155', evmFamily],
  ['solana', solanaFamily],
])

const proposed = (universalProviderConfigOverride: PairingOverride = {}) =>
  proposalOf(
    { networks: everywhere.networks.map(toNetwork), universalProviderConfigOverride },
    families,
  ).namespaces

describe('a wallet is asked for', () => {
  test('all networks of the host with the usual methods and events, old ids of Solana included', () => {
    const events = ['accountsChanged', 'chainChanged']
    expect(proposed()).toEqual({
      eip155: { chains: ['eip155:1', 'eip155:10'], methods: evmFamily.methods, events },
      solana: {
        chains: [solana, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
        methods: solanaFamily.methods,
        events,
      },
    })
    expect(evmFamily.methods).toHaveLength(24)
  })

  test('what the host puts in the place of a list, and no other', () => {
    const { eip155, solana: other } = proposed({
      methods: { eip155: ['personal_sign'] },
      chains: { eip155: ['eip155:137'] },
      events: { solana: [] },
    })
    expect(eip155).toEqual({
      chains: ['eip155:137'],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
    })
    expect(other?.events).toEqual([])
    expect(other?.methods).toEqual(solanaFamily.methods)
  })

  test('a chain family that no network is of, when the host names networks of it', () => {
    const more = proposed({
      chains: { near: ['near:mainnet'] },
      methods: { near: ['near_signIn'], tezos: ['tezos_send'] },
    })
    expect(more.near).toMatchObject({ chains: ['near:mainnet'], methods: ['near_signIn'] })
    expect(more).not.toHaveProperty('tezos')
  })

  test('nothing by default in a family that has no usual methods', () => {
    const networks = [toNetwork(testNetwork(1, { chainNamespace: 'cosmos', id: 'hub-4' }))]
    const { namespaces } = proposalOf({ networks, universalProviderConfigOverride: {} }, families)
    expect(namespaces.cosmos).toMatchObject({ chains: ['cosmos:hub-4'], methods: [] })
  })
})
