import { fakeConnector } from '@foyer/core/testing'
import { nfts, tokens } from '../world/accountData.js'
import { directory } from '../world/directory.js'

/** What wallets, networks, tokens, collections and users of the scenes call themselves, and how `Intl` writes dollars. */
export const names: readonly string[] = [
  ...directory(20).map(({ name }) => name),
  fakeConnector().name,
  ...['Harvest Chain', 'Tide Chain', 'Ether', 'ETH', 'juno.foyer.eth', 'juno@example.com', 'US$'],
  ...tokens('').flatMap(({ name, symbol }) => [name, symbol]),
  ...nfts('').flatMap(({ name, collection }) => [name ?? '', collection]),
  // How addresses are shortened.
  ...['0x70…dc79C8', '0x9a…02cc8e', '0x9a…57ea56', 'bc1q…v8f3t4'],
  // The title of the page of the tests, by which the modal names the app.
  'Vitest Browser Tester',
]
