import { describe, expect, test } from 'vitest'
import type { PairingSession } from '../engine/PairingEngine.js'
import { addressesOf, approvedOf, chainsOf, namespacesOf, takes, wireId } from './granted.js'

const session = (namespaces: PairingSession['namespaces'], name = 'Pocket'): PairingSession => ({
  proposalId: 1,
  topic: '0'.repeat(64),
  peer: { name, description: '', url: '', icons: [] },
  namespaces,
  expiresAt: 0,
  disableDeepLink: false,
})
const part = (accounts: readonly string[], more: object = {}) => ({
  accounts,
  methods: ['personal_sign'],
  events: [],
  ...more,
})

describe('what a session grants', () => {
  test('is read from whole chain families and from single networks alike', () => {
    const mixed = session({
      eip155: part(['eip155:1:0xa', 'eip155:1:0xb', 'eip155:1:0xa'], { chains: ['eip155:137'] }),
      'eip155:10': part(['eip155:10:0xc'], { methods: ['eth_sign'] }),
    })
    expect(namespacesOf(mixed)).toEqual(['eip155'])
    expect(chainsOf(mixed, 'eip155')).toEqual(['eip155:1', 'eip155:137', 'eip155:10'])
    expect(addressesOf(mixed, 'eip155:1')).toEqual(['0xa', '0xb'])
    expect(addressesOf(mixed, 'eip155:10')).toEqual(['0xc'])
    // Granted without an account of its own.
    expect(addressesOf(mixed, 'eip155:137')).toEqual(['0xa', '0xb', '0xc'])
    expect(addressesOf(mixed, 'eip155:5')).toEqual([])
    expect(takes(mixed, 'eip155:10', 'eth_sign')).toBe(true)
    expect(takes(mixed, 'eip155:10', 'personal_sign')).toBe(false)
    expect(takes(mixed, 'eip155:137', 'personal_sign')).toBe(true)
    expect(takes(mixed, 'eip155:5', 'personal_sign')).toBe(false)
  })

  test('is reported under present ids, and requested under those that the wallet knows', () => {
    const now = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const old = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    const older = session({ solana: part([`${old}:So1`]) })
    expect(chainsOf(older, 'solana')).toEqual([now])
    expect(addressesOf(older, now)).toEqual(['So1'])
    expect(wireId(older, now)).toBe(old)
    expect(takes(older, now, 'personal_sign')).toBe(true)
    const both = session({ solana: part([`${old}:So1`, `${now}:So1`]) })
    expect(wireId(both, now)).toBe(now)
    expect(chainsOf(both, 'solana')).toEqual([now])
  })

  test('is all networks of the one wallet of that exact name', () => {
    const namespaces = { eip155: part(['eip155:1:0xa']) }
    expect(approvedOf(session(namespaces), 'eip155')).toEqual(['eip155:1'])
    expect(approvedOf(session(namespaces, 'MetaMask Wallet'), 'eip155')).toBeUndefined()
    expect(approvedOf(session(namespaces, 'metamask wallet'), 'eip155')).toEqual(['eip155:1'])
  })
})
