import { AccountButton, ConnectButton, FoyerProvider, NetworkButton } from '@foyer/react'
import { createMarket } from '../createMarket.js'
import { Account } from '../parts/Account.js'
import { Layout } from '../parts/Layout.js'

const stands = [
  { name: 'North stand', client: createMarket({ projectId: 'north', themeMode: 'dark' }) },
  { name: 'South stand', client: createMarket({ projectId: 'south', themeMode: 'light' }) },
]

/** Two Foyers on one page, each with its own theme, account and network. */
export function Two() {
  return (
    <Layout
      title="Two markets, one page"
      lead="Each has its own Foyer. What happens in one is no business of the other."
    >
      <div className="bench">
        {stands.map(({ name, client }) => (
          <FoyerProvider key={name} client={client}>
            <section className="stand" aria-label={name}>
              <h2>{name}</h2>
              <div className="buttons">
                <NetworkButton />
                <ConnectButton />
                <AccountButton />
              </div>
              <Account title={`Account at the ${name.toLowerCase()}`} />
            </section>
          </FoyerProvider>
        ))}
      </div>
    </Layout>
  )
}
