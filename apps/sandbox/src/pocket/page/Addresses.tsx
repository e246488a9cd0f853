import type { PocketWallet } from '@foyer/testing/pocket'

const names = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
} as const

/** The addresses of an account: one for each chain family. */
export function Addresses({ wallet, account }: { wallet: PocketWallet; account: number }) {
  return (
    <dl className="addresses">
      {Object.entries(wallet.addresses).map(([family, all]) => (
        <div key={family}>
          <dt>{names[family as keyof typeof names]}</dt>
          <dd data-testid={family === 'eip155' ? 'address' : `${family}-address`}>
            {all[account] ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
