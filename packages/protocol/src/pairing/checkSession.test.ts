import { expect, test } from 'vitest'
import {
  checkProposal,
  checkSession,
  grantOf,
  type ProposedNamespaces,
  type SessionNamespaces,
} from '../exports/pairing.js'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const sign = { methods: ['eth_sign'], events: ['accountsChanged'] }
const on = (...chains: string[]) => ({ ...sign, chains })
const at = (...chains: string[]) => ({
  ...sign,
  accounts: chains.map((chain) => `${chain}:${address}`),
})

test.each<[string, ProposedNamespaces]>([
  ['nothing', {}],
  ['a network as key, without chains', { 'eip155:10': sign }],
  ['a network as key, naming itself', { 'eip155:10': on('eip155:10') }],
  ['both kinds of key', { eip155: on('eip155:1'), 'eip155:10': sign }],
  ['no methods and events', { eip155: { chains: ['eip155:1'], methods: [], events: [] } }],
])('a proposal may have %s', (_, namespaces) => {
  expect(checkProposal(namespaces)).toBeUndefined()
})

test.each<[string, ProposedNamespaces, number, string]>([
  ['no chains', { cosmos: on() }, 5100, 'Chains must not be empty'],
  ['chains left out', { cosmos: sign }, 5100, 'Chains must not be empty'],
  ['an empty list beside a network', { 'eip155:1': on() }, 5100, 'Chains must not be empty'],
  ['a bare number', { eip155: on('42') }, 5100, 'Chains must be CAIP-2 compliant'],
  [
    'an account for a chain',
    { eip155: on('eip155:1:0xa') },
    5100,
    'Chains must be CAIP-2 compliant',
  ],
  ['a chain in capitals', { eip155: on('EIP155:1') }, 5100, 'Chains must be CAIP-2 compliant'],
  [
    'a chain of another family',
    { eip155: on('eip155:1', 'cosmos:cosmoshub-4') },
    5100,
    'Chains must be defined in matching namespace',
  ],
  [
    'another chain beside a network',
    { 'eip155:1': on('eip155:10') },
    5100,
    'Chains must be defined in matching namespace',
  ],
  [
    'a family that only begins like it',
    { eip155: on('eip1559:1') },
    5100,
    'Chains must be defined in matching namespace',
  ],
  [
    'an EVM chain without a number',
    { eip155: on('eip155:abc') },
    5100,
    'Chains must be CAIP-2 compliant',
  ],
  ['an empty key', { '': on(':1') }, 5104, 'Namespace formatting must match CAIP-2'],
  ['a key of stars', { '**': on('**:1') }, 5104, 'Namespace formatting must match CAIP-2'],
  [
    'one bad namespace among good ones',
    { eip155: on('eip155:1'), cosmos: on() },
    5100,
    'Chains must not be empty',
  ],
])('a proposal may not have %s', (_, namespaces, code, message) => {
  expect(checkProposal(namespaces)).toEqual({ code, message })
})

const required = { eip155: on('eip155:1') }

test.each<[string, ProposedNamespaces, SessionNamespaces]>([
  ['all of it', required, { eip155: at('eip155:1') }],
  ['several accounts', required, { eip155: at('eip155:1', 'eip155:1') }],
  [
    'more methods and events',
    required,
    { eip155: { ...at('eip155:1'), methods: ['eth_sign', 'x'], events: ['accountsChanged', 'y'] } },
  ],
  ['more chains', required, { eip155: at('eip155:1', 'eip155:42') }],
  ['more families', required, { eip155: at('eip155:1'), cosmos: at('cosmos:cosmoshub-4') }],
  ['a network as key', required, { 'eip155:1': at('eip155:1') }],
  ['a family where a network was asked for', { 'eip155:1': sign }, { eip155: at('eip155:1') }],
  [
    'methods for one network in two namespaces',
    { eip155: { ...on('eip155:1'), methods: ['a', 'b'] } },
    {
      eip155: { ...at('eip155:1'), methods: ['a'] },
      'eip155:1': { ...at('eip155:1'), methods: ['b'] },
    },
  ],
])('a session may grant %s', (_, required, namespaces) => {
  expect(checkSession(namespaces, { namespaces: required, required })).toBeUndefined()
})

test.each<[string, ProposedNamespaces, SessionNamespaces, number, string]>([
  ['no accounts', required, { eip155: at() }, 5001, 'Accounts must not be empty'],
  [
    'an address for an account',
    required,
    { eip155: { ...sign, accounts: [`eip155:${address}`] } },
    5001,
    'Accounts must be CAIP-10 compliant',
  ],
  [
    'an account with markup in it',
    required,
    { eip155: { ...sign, accounts: ['eip155:1:<img src=x>'] } },
    5001,
    'Accounts must be CAIP-10 compliant',
  ],
  ...['eip155:abc', 'eip155:0', 'eip155:0x1', 'eip155:01', 'eip155:1e3'].flatMap(
    (chain): [string, ProposedNamespaces, SessionNamespaces, number, string][] => [
      [
        `an account on ${chain}`,
        required,
        { eip155: at('eip155:1', chain) },
        5001,
        'Accounts must be CAIP-10 compliant',
      ],
      [
        `the network ${chain}`,
        required,
        { eip155: { ...at('eip155:1'), chains: ['eip155:1', chain] } },
        5100,
        'Chains must be CAIP-2 compliant',
      ],
      [
        `${chain} as a key`,
        required,
        { eip155: at('eip155:1'), [chain]: at(chain) },
        5104,
        'Namespace formatting must match CAIP-2',
      ],
    ],
  ),
  [
    'too few methods',
    required,
    { eip155: { ...at('eip155:1'), methods: [] } },
    5002,
    'All methods must be approved',
  ],
  [
    'the methods on another network',
    { eip155: on('eip155:1') },
    { eip155: { ...at('eip155:1'), methods: [] }, 'eip155:10': at('eip155:10') },
    5002,
    'All methods must be approved',
  ],
  [
    'too few events',
    required,
    { eip155: { ...at('eip155:1'), events: [] } },
    5003,
    'All events must be approved',
  ],
  [
    'too few chains',
    { eip155: on('eip155:1', 'eip155:10') },
    { eip155: at('eip155:1') },
    5001,
    'All chains must have at least one account',
  ],
  [
    'another network of which the id begins alike',
    { eip155: on('eip155:1') },
    { eip155: at('eip155:10') },
    5001,
    'All chains must have at least one account',
  ],
  [
    'accounts of another family',
    required,
    { eip155: at('eip155:1', 'cosmos:cosmoshub-4') },
    5103,
    'Accounts must be defined in matching namespace',
  ],
  [
    'accounts of another network than the key',
    required,
    { 'eip155:1': at('eip155:10') },
    5103,
    'Accounts must be defined in matching namespace',
  ],
  [
    'too few families',
    { ...required, cosmos: on('cosmos:cosmoshub-4') },
    { eip155: at('eip155:1') },
    5000,
    'All namespaces must be approved',
  ],
  ['nothing', required, {}, 5000, 'All namespaces must be approved'],
  [
    'a key of stars',
    required,
    { '**': at('**:1') },
    5104,
    'Namespace formatting must match CAIP-2',
  ],
])('a session may not grant %s', (_, required, namespaces, code, message) => {
  expect(checkSession(namespaces, { namespaces: required, required })).toEqual({ code, message })
})

test('what was optional may be granted in part, but not left out altogether', () => {
  const namespaces = { eip155: on('eip155:1', 'eip155:10'), solana: on('solana:mainnet') }
  const few = { eip155: { ...at('eip155:10'), methods: [], events: [] } }
  expect(checkSession(few, { namespaces })).toBeUndefined()
  const foreign = { cosmos: at('cosmos:cosmoshub-4') }
  expect(checkSession(foreign, { namespaces })).toMatchObject({ code: 5000 })
  expect(checkSession({}, { namespaces })).toMatchObject({ code: 5000 })
})

test('a proposal without requirements takes any session, but not an empty one', () => {
  expect(checkSession({ eip155: at('eip155:1') }, { namespaces: {} })).toBeUndefined()
  expect(checkSession({}, { namespaces: {} })).toMatchObject({ code: 5000 })
})

test('what is granted on a network is joined over its namespaces, and nothing without an account', () => {
  const namespaces: SessionNamespaces = {
    eip155: { ...at('eip155:1', 'eip155:10'), methods: ['a'] },
    'eip155:1': { ...at('eip155:1'), methods: ['b'], events: ['e'] },
    'eip155:5': { accounts: [], methods: ['c'], events: [] },
  }
  expect(grantOf(namespaces, 'eip155:1')).toEqual({
    accounts: new Set([`eip155:1:${address}`]),
    methods: new Set(['a', 'b']),
    events: new Set(['accountsChanged', 'e']),
  })
  expect(grantOf(namespaces, 'eip155:5').methods.size).toBe(0)
  expect(grantOf(namespaces, 'eip155').accounts.size).toBe(2)
})
