import { Hero } from '@foyer/react/ui'
import { useState } from 'react'
import type { RecoveryKind } from '../../texts/en/ways.js'
import type { UserSecret } from '../../vault/Vault.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import { ChooseWay } from './ChooseWay.js'
import { OpenBy } from './OpenBy.js'
import { Shell } from './Shell.js'

/** Prompts the user to open their share of the key by all of these ways, one after the other, or by one that they choose. */
export function ShowWays({ kinds, isOneEnough, isUsedAtOnce, onBack, onShown }: ShowWays.Props) {
  const texts = useTexts()
  const { vault } = useVisit()
  const [shown, setShown] = useState<readonly UserSecret[]>([])
  const [picked, setPicked] = useState<RecoveryKind>()
  const kind = isOneEnough && kinds.length > 1 ? picked : kinds[shown.length]
  const text = texts.hold
  if (!kind) {
    return (
      <Shell page="hold-old" title={text.title} onBack={onBack} foot={null}>
        <Hero title={text.confirmOld(kinds)} text={text.confirmOldText} />
        <ChooseWay label={text.choose} only={kinds} onPick={setPicked} />
      </Shell>
    )
  }
  return (
    <OpenBy
      key={kind}
      kind={kind}
      title={text.title}
      text={isOneEnough ? text.confirmOldText : text.stays}
      onBack={picked ? () => setPicked(undefined) : onBack}
      onSecret={async (secret) => {
        const all = [...shown, secret]
        const isLast = isOneEnough || all.length === kinds.length
        // Its use is its check: the user is not prompted for a passkey twice.
        if (!(isLast && isUsedAtOnce)) await vault.check(secret)
        if (isLast) await onShown(all)
        else setShown(all)
      }}
    />
  )
}

export declare namespace ShowWays {
  type Props = {
    kinds: readonly RecoveryKind[]
    isOneEnough: boolean
    /** What `onShown` does opens the last one itself. */
    isUsedAtOnce: boolean
    onBack: () => void
    onShown: (secrets: readonly UserSecret[]) => Promise<void>
  }
}
