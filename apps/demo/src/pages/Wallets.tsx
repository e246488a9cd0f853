import { FoyerButton, FoyerProvider, NetworkButton } from '@foyer/react'
import { createMarket } from '../createMarket.js'
import { Account } from '../parts/Account.js'
import { Layout } from '../parts/Layout.js'
import { query } from '../query.js'

const client = createMarket()

const kinds = [
  { name: 'scriptInIcon', words: 'Scripts hidden in their icons' },
  { name: 'sharedRdns', words: 'Two that claim to be the same wallet' },
  { name: 'longName', words: 'A name of ten thousand characters' },
  { name: 'neverAnswers', words: 'Never says anything' },
  { name: 'answersTwice', words: 'Answers twice, differently' },
  { name: 'liesAboutChain', words: 'Lies about its network' },
  { name: 'throwsNonErrors', words: 'Throws what is no error' },
  { name: 'announcesGarbage', words: 'Announces garbage' },
] as const

/** Puts wallets that misbehave into the page, and Foyer beside them. */
export function Wallets() {
  return (
    <FoyerProvider client={client}>
      <Layout
        buttons={
          <>
            <NetworkButton />
            <FoyerButton />
          </>
        }
        title="Wallets that misbehave"
        lead="Pick one, then connect. Whatever it does, the page should stay whole and say what happened."
      >
        <div className="bench">
          <nav className="card" aria-label="Wallets that misbehave">
            <ul className="kinds">
              {kinds.map(({ name, words }) => (
                <li key={name}>
                  <a
                    href={`/wallets?hostile=${name}`}
                    aria-current={query.hostile.includes(name) ? 'true' : undefined}
                  >
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Account under={1} />
        </div>
      </Layout>
    </FoyerProvider>
  )
}
