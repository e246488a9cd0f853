import { ConnectButton, useFoyerAccount } from '@foyer/react'

/** The button, and the whole address once there is one. */
export function App() {
  const { address } = useFoyerAccount()
  return (
    <main>
      <ConnectButton data-testid="open" />
      {address && <span data-testid="account">{address}</span>}
    </main>
  )
}
