import { useState } from 'react'
import type { WalletPage } from '../handlers/Wallet.js'
import type { Missing } from '../vault/Vault.js'
import { HandBackPage } from './HandBackPage.js'
import { HoldPage } from './HoldPage.js'
import { LogPage } from './LogPage.js'
import { OriginsPage } from './OriginsPage.js'
import { PasskeyPage } from './PasskeyPage.js'
import { PasskeyGate } from './parts/PasskeyGate.js'
import { RecoverPage } from './RecoverPage.js'
import { type OwnPage, SecurityPage } from './SecurityPage.js'
import { TakePage } from './TakePage.js'
import { WaysPage } from './WaysPage.js'

/** From one page to the next, and out. */
export function PageFlow({ first, missing }: { first: WalletPage; missing: Missing }) {
  const [page, setPage] = useState<OwnPage>(first)
  const home = () => setPage('security')
  const back = first === 'security' ? home : undefined
  if (page === 'recover') return <RecoverPage missing={missing} />
  if (page === 'origins') return <OriginsPage onBack={home} />
  if (page === 'passkey') return <PasskeyPage onBack={home} />
  if (page === 'log') return <LogPage onBack={back} />
  if (page === 'security') return <SecurityPage onGo={setPage} />
  // What moves the keys, or changes who can.
  const about = page === 'export' ? 'export' : 'recovery'
  return (
    <PasskeyGate key={page} about={about} onBack={page === 'export' ? back : home}>
      {page === 'hold' && <HoldPage plan={{ is: 'first' }} onBack={home} />}
      {page === 'ways' && <WaysPage onBack={home} />}
      {page === 'handBack' && <HandBackPage onBack={home} />}
      {page === 'export' && <TakePage onBack={back} />}
    </PasskeyGate>
  )
}
