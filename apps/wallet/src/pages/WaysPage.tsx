import { Hero, icons, Note, Row, RowList } from '@foyer/react/ui'
import { useState } from 'react'
import type { RecoveryKind } from '../texts/en/ways.js'
import { HoldPage, type HoldPlan } from './HoldPage.js'
import { ChooseWay, wayKinds } from './parts/ChooseWay.js'
import { Shell } from './parts/Shell.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** The ways that open the user's share of the key, and how to change them. */
export function WaysPage({ onBack }: { onBack: () => void }) {
  const texts = useTexts()
  const { vault } = useVisit()
  const [kind, setKind] = useState<RecoveryKind>()
  const [plan, setPlan] = useState<HoldPlan>()
  const ways = vault.ways()
  const text = texts.ownWays
  if (plan) {
    const leave = () => {
      setPlan(undefined)
      setKind(undefined)
    }
    return <HoldPage plan={plan} onBack={leave} />
  }
  if (kind) return <WayPage {...{ kind, onPlan: setPlan }} onBack={() => setKind(undefined)} />
  return (
    <Shell page="ways" title={text.title} onBack={onBack}>
      <Hero title={text.opens(ways)} text={text.each} />
      <ChooseWay label={text.title} only={ways} onPick={setKind} />
      <RowList label={text.change}>
        {ways.length < wayKinds.length && (
          <Row
            glyph={icons.plus}
            name={text.add}
            sub={text.addText}
            onPress={() => setPlan({ is: 'add' })}
            testId="wallet-add-way"
          />
        )}
        <Row
          glyph={icons.retry}
          name={text.all}
          sub={text.allText}
          onPress={() => setPlan({ is: 'all' })}
          testId="wallet-replace-ways"
        />
      </RowList>
    </Shell>
  )
}

function WayPage({ kind, onPlan, onBack }: WayPage.Props) {
  const texts = useTexts()
  const { vault } = useVisit()
  const others = vault.ways().filter((one) => one !== kind)
  const text = texts.ownWays
  return (
    <Shell page="way" title={text.title} onBack={onBack}>
      <Hero
        title={texts.hold[kind]}
        text={others.length > 0 ? text.needs(others) : texts.hold[`${kind}Text`]}
      />
      <RowList label={texts.hold[kind]}>
        <Row
          glyph={icons.retry}
          name={text.replace}
          sub={text.replaceText}
          onPress={() => onPlan({ is: 'replace', kind })}
          testId="wallet-replace-way"
        />
        {others.length > 0 && (
          <Row
            glyph={icons.cross}
            name={text.remove}
            sub={text.removeText}
            onPress={() => onPlan({ is: 'remove', kind })}
            testId="wallet-remove-way"
          />
        )}
      </RowList>
      {others.length === 0 && <Note>{text.last}</Note>}
    </Shell>
  )
}

declare namespace WayPage {
  type Props = { kind: RecoveryKind; onPlan: (plan: HoldPlan) => void; onBack: () => void }
}
