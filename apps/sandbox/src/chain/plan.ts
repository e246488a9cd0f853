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
} as const

export type PlannedChain = (typeof plan.chains)[number]
