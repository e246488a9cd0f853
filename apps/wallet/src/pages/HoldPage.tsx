import { Hero, icons, Note } from '@foyer/react/ui'
import { useState } from 'react'
import type { RecoveryKind } from '../texts/en/ways.js'
import type { UserSecret } from '../vault/Vault.js'
import { ChooseWay, wayKinds } from './parts/ChooseWay.js'
import { NewWay } from './parts/NewWay.js'
import { PageArt } from './parts/PageArt.js'
import { Shell } from './parts/Shell.js'
import { ShowWays } from './parts/ShowWays.js'
import { StepUp } from './parts/StepUp.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** What happens to the ways by which the user opens their share of the key. */
export type HoldPlan =
  /** One way, and no other: from the guard, or in the place of all that there are. */
  | { is: 'first' | 'all' }
  /** One way more. */
  | { is: 'add' }
  | { is: 'replace' | 'remove'; kind: RecoveryKind }

/** Gives the recovery share to the user, or changes the ways that open it: after a step-up, and by the ways that stay. */
export function HoldPage({ plan, onBack }: { plan: HoldPlan; onBack: () => void }) {
  const { vault } = useVisit()
  const [ways] = useState(() => vault.ways())
  const [isSure, setSure] = useState(false)
  const [shown, setShown] = useState<readonly UserSecret[]>()
  const [kind, setKind] = useState<RecoveryKind | undefined>('kind' in plan ? plan.kind : undefined)
  const [isDone, setDone] = useState(false)

  if (isDone) return <Done plan={plan} onBack={onBack} />
  if (!isSure) return <StepUp purpose="tier" onBack={onBack} onDone={() => setSure(true)} />
  const staying = stayingOf(plan, ways)
  if (staying.length > 0 && !shown) {
    const remove = async (stay: readonly UserSecret[]) => {
      await vault.setWays(stay)
      setDone(true)
    }
    return (
      <ShowWays
        kinds={staying}
        isOneEnough={plan.is === 'add'}
        onBack={onBack}
        onShown={plan.is === 'remove' ? remove : async (stay) => setShown(stay)}
        isUsedAtOnce={plan.is === 'remove'}
      />
    )
  }
  if (kind) {
    return (
      <NewWay
        kind={kind}
        onBack={plan.is === 'replace' ? onBack : () => setKind(undefined)}
        onSecret={async (secret) => {
          if (plan.is === 'replace') await vault.setWays(shown ?? [], secret)
          else await vault.hold(secret, shown?.[0])
          setShown(undefined)
          setDone(true)
        }}
      />
    )
  }
  return <ChooseNew {...{ plan, ways, onBack }} onPick={setKind} />
}

function ChooseNew({ plan, ways, onBack, onPick }: ChooseNew.Props) {
  const texts = useTexts()
  const isMore = plan.is === 'add'
  const text = texts.hold
  return (
    <Shell page="hold" title={text.title} onBack={onBack}>
      <Hero
        title={text.choose}
        text={isMore ? text.addText : plan.is === 'all' ? text.allText : text.chooseText}
      />
      <ChooseWay
        label={text.choose}
        only={isMore ? wayKinds.filter((one) => !ways.includes(one)) : undefined}
        onPick={onPick}
      />
      {plan.is === 'first' && <Note>{text.beganGuarded}</Note>}
    </Shell>
  )
}

declare namespace ChooseNew {
  type Props = {
    plan: HoldPlan
    ways: readonly RecoveryKind[]
    onBack: () => void
    onPick: (kind: RecoveryKind) => void
  }
}

/** A passkey is asked for last: nothing is done between its press and its use. */
function stayingOf(plan: HoldPlan, ways: readonly RecoveryKind[]): readonly RecoveryKind[] {
  if (plan.is === 'add') return ways
  if (!('kind' in plan)) return []
  const staying = ways.filter((kind) => kind !== plan.kind)
  return staying.sort((one, other) => Number(one === 'passkey') - Number(other === 'passkey'))
}

function Done({ plan, onBack }: { plan: HoldPlan; onBack: () => void }) {
  const texts = useTexts()
  const { vault } = useVisit()
  const text = texts.hold
  return (
    <Shell page="hold-done" title={text.title} onBack={onBack}>
      <PageArt icon={icons.tick} />
      <Hero
        title={text.done}
        text={text.doneText(vault.ways(), 'kind' in plan ? plan : undefined)}
      />
    </Shell>
  )
}
