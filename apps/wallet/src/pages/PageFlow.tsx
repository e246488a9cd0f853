import { useCallback, useState } from 'react'
import type { Missing } from '../vault/Vault.js'
import { Elsewhere } from './Elsewhere.js'
import { HandBackPage } from './HandBackPage.js'
import { HoldPage } from './HoldPage.js'
import { LogPage } from './LogPage.js'
import { OriginsPage } from './OriginsPage.js'
import type { OwnPage } from './OwnPage.js'
import { PasskeyPage } from './PasskeyPage.js'
import { PasskeyGate } from './parts/PasskeyGate.js'
import { RecoverPage } from './RecoverPage.js'
import { SecurityPage } from './SecurityPage.js'
import { TakePage } from './TakePage.js'
import { useVisit } from './VisitContext.js'
import { WaysPage } from './WaysPage.js'

/** From one page to the next, and out. */
export function PageFlow({ first, missing }: { first: OwnPage; missing: Missing }) {
  const [page, setPage] = useState<OwnPage>(first)
  const home = () => setPage('security')
  const back = first === page ? undefined : home
  switch (page) {
    case 'recover':
      return <RecoverPage missing={missing} />
    case 'origins':
      return <OriginsPage onBack={home} />
    case 'passkey':
      return <PasskeyPage onBack={back} />
    case 'log':
      return <LogPage onBack={back} />
    case 'security':
      return <SecurityPage onGo={setPage} />
    default:
      return <Guarded page={page} onBack={back} onGo={setPage} />
  }
}

/** What moves the keys, or changes who can. */
function Guarded({ page, onBack, onGo }: Guarded.Props) {
  const { where, onLeave } = useVisit()
  const [turn, setTurn] = useState(0)
  const again = useCallback(() => setTurn((count) => count + 1), [])
  // Where no page can hide anything around a button that copies a key, or around what is given away.
  if (where !== 'window') return <Elsewhere page={page} onBack={onBack} />
  const leave = onBack ?? onLeave
  return (
    <PasskeyGate
      key={`${page} ${turn}`}
      about={page === 'export' ? 'export' : 'recovery'}
      onBack={leave}
      onLost={() => onGo('passkey')}
    >
      {page === 'hold' && <HoldPage plan={{ is: 'first' }} onBack={leave} />}
      {page === 'ways' && <WaysPage onBack={leave} />}
      {page === 'handBack' && <HandBackPage onBack={leave} />}
      {page === 'export' && <TakePage onBack={onBack} onOver={again} />}
    </PasskeyGate>
  )
}

declare namespace Guarded {
  type Props = {
    page: 'hold' | 'ways' | 'handBack' | 'export'
    onBack: (() => void) | undefined
    onGo: (page: OwnPage) => void
  }
}
