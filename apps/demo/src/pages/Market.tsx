import { FoyerButton, FoyerProvider, NetworkButton } from '@foyer/react'
import { createMarket } from '../createMarket.js'
import { Layout } from '../parts/Layout.js'
import { Stalls } from '../parts/Stalls.js'
import { ThemeSwitch } from '../parts/ThemeSwitch.js'
import { Workbench } from '../parts/Workbench.js'

const client = createMarket()

/** The page to copy from: a provider, two buttons, and hooks where something is needed. */
export function Market() {
  return (
    <FoyerProvider client={client}>
      <Layout
        buttons={
          <>
            <NetworkButton />
            <FoyerButton />
          </>
        }
        title="Bread, fruit and honey, paid on chain"
        lead="Connect a wallet and buy something. No account, no card, and no real money either."
      >
        <Stalls />
        <Workbench />
        <ThemeSwitch />
      </Layout>
    </FoyerProvider>
  )
}
