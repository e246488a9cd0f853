import { FoyerButton, FoyerProvider, NetworkButton } from '@foyer/react'
import { createFive } from '../createFive.js'
import { Family } from '../parts/Family.js'
import { Layout } from '../parts/Layout.js'

const client = createFive()

const families = [
  { namespace: 'eip155', name: 'Ethereum' },
  { namespace: 'solana', name: 'Solana' },
  { namespace: 'bip122', name: 'Bitcoin' },
  { namespace: 'polkadot', name: 'Polkadot' },
  { namespace: 'cosmos', name: 'Cosmos' },
] as const

/** Five chain families at once: each with its own wallet, and all of them back after a reload. */
export function Five() {
  return (
    <FoyerProvider client={client}>
      <Layout
        buttons={
          <>
            <NetworkButton />
            <FoyerButton />
          </>
        }
        title="Five chains, one button"
        lead="Connect a wallet of each. They stay connected side by side, sign, and come back after a reload."
      >
        <div className="bench">
          {families.map((family) => (
            <Family key={family.namespace} {...family} />
          ))}
        </div>
      </Layout>
    </FoyerProvider>
  )
}
