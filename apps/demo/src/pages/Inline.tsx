import { FoyerModal, FoyerProvider } from '@foyer/react'
import { createMarket } from '../createMarket.js'
import { Account } from '../parts/Account.js'
import { Layout } from '../parts/Layout.js'
import { ThemeSwitch } from '../parts/ThemeSwitch.js'

const client = createMarket({ enableEmbedded: true })

/** Foyer as a part of the page, without an overlay. */
export function Inline() {
  return (
    <FoyerProvider client={client}>
      <Layout
        title="Foyer in the page"
        lead="No overlay: the same views, where the page wants them."
      >
        <div className="bench">
          <FoyerModal />
          <Account under={1} />
        </div>
        <ThemeSwitch />
      </Layout>
    </FoyerProvider>
  )
}
