/** What the sandbox's world is made of. */
export const plan = {
  mnemonic: 'test test test test test test test test test test test junk',
  chains: [
    { id: 31337, name: 'Foyer Local One', configured: true, ether: ['12.5', '3.2', '8', '5'] },
    { id: 31338, name: 'Foyer Local Two', configured: true, ether: ['4.75', '1.5', '2', '1'] },
    { id: 31339, name: 'Foyer Local Three', configured: false, ether: ['2.25', '1', '1', '1'] },
  ],
  tokens: [
    { name: 'Market Dollar', symbol: 'MUSD', decimals: 6, amount: '1240.5' },
    { name: 'Harvest', symbol: 'HRV', decimals: 18, amount: '320.125' },
    { name: 'Honey', symbol: 'HNY', decimals: 18, amount: '7.5' },
  ],
  /** What lies in the exchange: an ether is 2,500 dollars, a harvest 1.25, a honey 20. */
  pools: [
    { MUSD: '500000', ETH: '200' },
    { MUSD: '100000', HRV: '80000' },
    { HNY: '3125', ETH: '25' },
  ],
  /** The same in pools of the v3 kind, over all prices, on the first chain: one for a small fee is deep, one is thin. */
  rangedPools: [
    { fee: 500, MUSD: '1000000', ETH: '400' },
    { fee: 3000, MUSD: '50000', HRV: '40000' },
    { fee: 10_000, HNY: '2.5', ETH: '0.02' },
  ],
  /** How many of which kind of crate the first account got, one by one and together. */
  crates: { single: [1n, 2n], batch: { ids: [1n, 2n], amounts: [1n, 2n] } },
  /** The first chain has these names. `STALLS` stands for the address of the collection. */
  names: [
    {
      name: 'orchard.eth',
      account: 0,
      avatar:
        'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#dfe8cf"/><circle cx="24" cy="20" r="11" fill="#6f8f4e"/><path d="M22 29h4v11h-4z" fill="#7a5a3c"/><circle cx="20" cy="19" r="2.4" fill="#c2513f"/><circle cx="28" cy="23" r="2.4" fill="#c2513f"/></svg>',
    },
    { name: 'meadow.eth', account: 1, avatar: 'eip155:31337/erc721:STALLS/2' },
  ],
} as const

export type PlannedChain = (typeof plan.chains)[number]
export type PlannedName = (typeof plan.names)[number]
