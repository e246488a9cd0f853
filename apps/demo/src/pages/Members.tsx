import { FoyerButton, FoyerProvider, NetworkButton } from '@foyer/react'
import { createMembers } from '../createMembers.js'
import { Layout } from '../parts/Layout.js'
import { Membership } from '../parts/Membership.js'

const client = createMembers()

/** A page for members: they sign in with a wallet of any of five chain families. */
export function Members() {
  return (
    <FoyerProvider client={client}>
      <Layout
        buttons={
          <>
            <NetworkButton />
            <FoyerButton />
          </>
        }
        title="For members"
        lead="Connect a wallet and sign one message with it. The server checks it, and knows you from then on."
      >
        <div className="bench">
          <Membership />
        </div>
      </Layout>
    </FoyerProvider>
  )
}
