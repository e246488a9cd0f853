import { Button, Doorway, Glyph, Hero, icons } from '@foyer/react/ui'
import { useState } from 'react'
import type { PersonSecret, WayKind } from '../vault/Vault.js'
import { ChooseWay } from './parts/ChooseWay.js'
import { NewWay } from './parts/NewWay.js'
import { OpenBy } from './parts/OpenBy.js'
import { Shell } from './parts/Shell.js'
import { StepUp } from './parts/StepUp.js'
import { en } from './texts/en.js'
import { useVisit } from './VisitContext.js'

type Step =
  | { is: 'stepUp' }
  | { is: 'old' }
  | { is: 'oldBy'; kind: WayKind }
  | { is: 'choose' }
  | { is: 'new'; kind: WayKind }
  | { is: 'done' }

/** One part of the key becomes the person's, or gets another way to open it. */
export function HoldPage({ onBack }: { onBack: () => void }) {
  const { vault } = useVisit()
  const [first] = useState<Step>(() =>
    vault.wallet()?.tier === 'guarded' ? { is: 'stepUp' } : { is: 'old' },
  )
  const [step, setStep] = useState<Step>(first)
  const [using, setUsing] = useState<PersonSecret>()
  const choose = () => setStep({ is: 'choose' })

  if (step.is === 'stepUp') return <StepUp purpose="tier" onBack={onBack} onDone={choose} />
  if (step.is === 'old') {
    return (
      <ConfirmOld
        onBack={onBack}
        onPick={(kind) => setStep({ is: 'oldBy', kind })}
        onLost={choose}
      />
    )
  }
  if (step.is === 'oldBy') {
    return (
      <OpenBy
        kind={step.kind}
        title={en.hold.title}
        text={en.hold.confirmOldText}
        onBack={() => setStep({ is: 'old' })}
        onSecret={async (secret) => {
          await vault.check(secret)
          setUsing(secret)
          choose()
        }}
      />
    )
  }
  if (step.is === 'new') {
    return (
      <NewWay
        kind={step.kind}
        onBack={choose}
        onSecret={async (secret) => {
          await vault.hold(secret, using)
          setUsing(undefined)
          setStep({ is: 'done' })
        }}
      />
    )
  }
  if (step.is === 'done') return <Done onBack={onBack} />
  return (
    <Shell page="hold" title={en.hold.title} onBack={onBack}>
      <Hero title={en.hold.choose} text={using ? en.hold.addText : en.hold.chooseText} />
      <ChooseWay label={en.hold.choose} onPick={(kind) => setStep({ is: 'new', kind })} />
    </Shell>
  )
}

function ConfirmOld({ onBack, onPick, onLost }: ConfirmOld.Props) {
  const { vault } = useVisit()
  const ways = vault.ways()
  return (
    <Shell
      page="hold-old"
      title={en.hold.title}
      onBack={onBack}
      foot={
        <Button wide onPress={onLost} testId="wallet-replace-ways">
          {en.hold.lost}
        </Button>
      }
    >
      <Hero title={en.hold.confirmOld(en.ways(ways))} text={en.hold.confirmOldText} />
      <ChooseWay label={en.hold.choose} only={ways} onPick={onPick} />
    </Shell>
  )
}

declare namespace ConfirmOld {
  type Props = { onBack: () => void; onPick: (kind: WayKind) => void; onLost: () => void }
}

function Done({ onBack }: { onBack: () => void }) {
  const { vault } = useVisit()
  return (
    <Shell page="hold-done" title={en.hold.title} onBack={onBack}>
      <div className="page-art">
        <Doorway lit low>
          <Glyph icon={icons.tick} size={28} />
        </Doorway>
      </div>
      <Hero title={en.hold.done} text={en.hold.doneText(en.ways(vault.ways()))} />
    </Shell>
  )
}
