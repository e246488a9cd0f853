import { fakeAddress, fakeConnector } from '@foyer/core/testing'
import { nfts, tokens } from '../world/accountData.js'
import { directory } from '../world/directory.js'

/** What wallets, networks, tokens, collections and users of the scenes call themselves, and how `Intl` writes dollars. */
export const names: readonly string[] = [
  ...directory(20).map(({ name }) => name),
  fakeConnector().name,
  ...[
    'Harvest Chain',
    'Tide Chain',
    'Ether',
    'ETH',
    'Juno',
    'Orchard',
    'Corn Exchange',
    'juno',
    '.foyer.eth',
    ...['', '1', 'hq'].map((end) => `juno${end}.foyer.eth`),
    '{"name":"juno.foyer.eth","attributes":{},"timestamp":1790000000}',
    'juno@example.com',
    'US$',
    // Providers of coins, and money, which `Intl` names.
    ...['Till', 'MoonPay', 'USD', 'EUR', 'US Dollar', 'Euro', 'ORCH'],
  ],
  ...tokens('').flatMap(({ name, symbol }) => [name, symbol]),
  ...nfts('').flatMap(({ name, collection }) => [name ?? '', collection]),
  // Addresses in full, in groups of four, and shortened.
  ...[fakeAddress, ...(fakeAddress.match(/.{1,4}/g) ?? [])],
  ...['0x70…dc79C8', '0x9a…02cc8e', '0x9a…57ea56', 'bc1q…v8f3t4'],
  // What a site has its users sign, and browsers call themselves.
  'By signing you agree to the terms of this site.',
  ...['Firefox on Linux', 'Safari on iPhone', 'Bramble', 'bank.example', location.host],
  "I further authorize the stated URI to perform the following actions on my behalf: (1) 'orders': 'read', 'write' for 'https://app.example'.",
  ...['orders/read: https://app.example', 'orders/write: https://app.example'],
  // The title of the page of the tests, by which the modal names the app.
  'Vitest Browser Tester',
]
