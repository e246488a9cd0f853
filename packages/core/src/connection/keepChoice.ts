import type { WalletSession } from '../WalletSession.js'
import type { Connection } from './state.js'

/** The account that the user chose of a wallet's, and the wallet's own first one at that time. */
export type AccountChoice = readonly [chosen: string, over: string]

/** What the user chose of a connected wallet's accounts; `undefined` where the wallet's own first one is in use. */
export function choiceOf({ accounts, chosenOver: over }: Connection): AccountChoice | undefined {
  return over === undefined ? undefined : [accounts[0].address, over]
}

/**
 * A session with the account first that the user chose. The choice ends when the wallet itself names another account first, as it does when
 * the user chooses in the wallet, or takes the chosen one back.
 */
export function keepChoice(
  session: WalletSession,
  choice: AccountChoice | undefined,
): ChosenSession {
  const { accounts } = session
  const [wanted, over] = choice ?? []
  if (over !== accounts[0].address) return session
  const chosen = accounts.find(({ address }) => address === wanted)
  if (!chosen) return session
  const others = accounts.filter((account) => account !== chosen)
  return { ...session, accounts: [chosen, ...others], chosenOver: over }
}

export type ChosenSession = WalletSession & {
  /** The wallet's own first account, where the user chose another of its accounts. */
  readonly chosenOver?: string
}
