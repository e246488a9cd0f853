import { useState } from 'react'
import type { WalletPage } from '../handlers/Wallet.js'
import type { Missing } from '../vault/Vault.js'
import { HoldPage } from './HoldPage.js'
import { LogPage } from './LogPage.js'
import { OriginsPage } from './OriginsPage.js'
import { RecoverPage } from './RecoverPage.js'
import { SecurityPage } from './SecurityPage.js'
import { TakePage } from './TakePage.js'

/** From one page to the next, and out. */
export function PageFlow({ first, missing }: { first: WalletPage; missing: Missing }) {
  const [page, setPage] = useState<WalletPage | 'hold' | 'origins'>(first)
  const back = first === 'security' ? () => setPage('security') : undefined
  if (page === 'recover') return <RecoverPage missing={missing} />
  if (page === 'hold') return <HoldPage onBack={() => setPage('security')} />
  if (page === 'origins') return <OriginsPage onBack={() => setPage('security')} />
  if (page === 'export') return <TakePage onBack={back} />
  if (page === 'log') return <LogPage onBack={back} />
  return <SecurityPage onGo={setPage} />
}
