import { icons, Row, RowList } from '@foyer/react/ui'
import type { RecoveryKind } from '../../texts/en/ways.js'
import { useTexts } from '../useTexts.js'

const kinds = [
  { kind: 'passkey', glyph: icons.shield },
  { kind: 'passphrase', glyph: icons.lock },
  { kind: 'printed', glyph: icons.card },
] as const

/** All of them. */
export const wayKinds: readonly RecoveryKind[] = kinds.map(({ kind }) => kind)

/** The ways by which a user can hold one share of the key. */
export function ChooseWay({ label, only, onPick }: ChooseWay.Props) {
  const texts = useTexts()
  return (
    <RowList label={label}>
      {kinds
        .filter(({ kind }) => only?.includes(kind) ?? true)
        .map(({ kind, glyph }) => (
          <Row
            key={kind}
            glyph={glyph}
            name={texts.hold[kind]}
            sub={texts.hold[`${kind}Text`]}
            onPress={() => onPick(kind)}
            testId={`wallet-way-${kind}`}
          />
        ))}
    </RowList>
  )
}

export declare namespace ChooseWay {
  type Props = {
    label: string
    only?: readonly RecoveryKind[] | undefined
    onPick: (kind: RecoveryKind) => void
  }
}
