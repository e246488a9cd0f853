import { Banner, Hero, icons, Note, Row, RowList } from '@foyer/react/ui'
import { useEffect, useState } from 'react'
import type { OwnPage } from './OwnPage.js'
import { GuardEmail } from './parts/GuardEmail.js'
import { SaidLost } from './parts/SaidLost.js'
import { Shell } from './parts/Shell.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** The parties that can move the funds, in plain words, and what the user can do about it. */
export function SecurityPage({ onGo }: { onGo: (page: OwnPage) => void }) {
  const texts = useTexts()
  const { vault, calls } = useVisit()
  const isLasting = useIsLasting()
  const text = texts.security
  const isHeld = vault.wallet()?.tier === 'user'
  return (
    <Shell page="security" title={text.title}>
      <SaidLost />
      <Hero
        title={isHeld ? text.user : text.guarded}
        text={isHeld ? text.userText(vault.ways()) : text.guardedText}
      />
      <Banner title={isHeld ? text.userWarning : text.guardedWarning} testId="wallet-tier">
        {isHeld ? text.userWarningText : text.guardedWarningText}
      </Banner>
      <GuardEmail />
      <RowList label={text.title}>
        <Row
          glyph={icons.key}
          name={isHeld ? text.ways : text.hold}
          sub={isHeld ? text.waysText : text.holdText}
          onPress={() => onGo(isHeld ? 'ways' : 'hold')}
          testId={isHeld ? 'wallet-ways' : 'wallet-hold'}
        />
        {isHeld && calls.guard && (
          <Row
            glyph={icons.shield}
            name={text.handBack}
            sub={text.handBackText}
            onPress={() => onGo('handBack')}
            testId="wallet-hand-back"
          />
        )}
        <Row
          glyph={icons.download}
          name={text.take}
          sub={text.takeText}
          onPress={() => onGo('export')}
          testId="wallet-take"
        />
        <Row
          glyph={icons.clock}
          name={text.log}
          sub={text.logText}
          onPress={() => onGo('log')}
          testId="wallet-log"
        />
        <Row
          glyph={icons.lock}
          name={text.passkey}
          sub={text.passkeyText}
          onPress={() => onGo('passkey')}
          testId="wallet-passkey"
        />
        <Row
          glyph={icons.desktop}
          name={text.origins}
          sub={text.originsText}
          onPress={() => onGo('origins')}
          testId="wallet-origins"
        />
      </RowList>
      {!isLasting && <Note>{text.forgets}</Note>}
    </Shell>
  )
}

function useIsLasting() {
  const { vault } = useVisit()
  const [isLasting, set] = useState(true)
  useEffect(() => {
    let isThere = true
    vault.isLasting().then(
      (lasting) => isThere && set(lasting),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [vault])
  return isLasting
}
