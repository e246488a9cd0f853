import type { PocketState, PocketWallet } from '@foyer/testing/pocket'
import { Addresses } from './Addresses.js'
import { PasteForm } from './PasteForm.js'
import { shorten } from './parts.js'
import { Sessions } from './Sessions.js'

/** What the wallet has: an account of each chain family, a network, a way to connect, and its connections. */
export function Home({ wallet, state, problem, onDone }: Home.Properties) {
  const { eip155 } = wallet.addresses
  return (
    <>
      <section className="account" aria-label="Wallet">
        <label>
          Account
          <select
            value={state.selected}
            onChange={({ target }) => settle(wallet.selectAccount(Number(target.value)))}
          >
            {eip155.map((one, index) => (
              <option key={one} value={index}>
                Account {index + 1} · {shorten(one)}
              </option>
            ))}
          </select>
        </label>
        <Addresses wallet={wallet} account={state.selected} />
        <label>
          Network
          <select
            value={state.chainId}
            onChange={({ target }) => settle(wallet.switchChain(target.value))}
          >
            {wallet.chains().map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </section>
      <PasteForm wallet={wallet} problem={problem} />
      <Sessions wallet={wallet} sessions={state.sessions} onDone={onDone} />
      <footer>
        For trying things out. Its keys are known to everyone: never send it anything of worth.
      </footer>
    </>
  )
}

export declare namespace Home {
  type Properties = {
    wallet: PocketWallet
    state: PocketState
    problem: string | undefined
    onDone: (words: string) => void
  }
}

/** Done here at once: a page that is away gets the message later, and one that refuses does not. */
function settle(work: Promise<void>) {
  work.catch(() => {})
}
