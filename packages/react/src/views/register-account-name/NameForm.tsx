import { submitName } from '@foyer/core/internal'
import { type NameDraft, typeName } from '@foyer/core/names'
import { truncateAddress } from '@foyer/protocol'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { Banner } from '../../ui/Banner.js'
import { Button } from '../../ui/Button.js'
import { Fold } from '../../ui/Fold.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { Tag } from '../../ui/Tag.js'
import { NameTrouble } from '../NameTrouble.js'
import { useNetworkName } from '../useNetworkName.js'
import { NameField } from './NameField.js'

type Part = { draft: NameDraft; suffix: string }

/** The name as it is chosen: whether it is free, others like it, what is signed, and the operator's power over it. */
export function NameForm({ draft, suffix }: Part) {
  const client = useFoyerClient()
  const texts = useNameMessages()
  const network = useNetworkName()
  const { message, status, step } = draft
  const { register } = texts
  return (
    <>
      <NameField
        draft={draft}
        suffix={suffix}
        onType={(text) => void typeName(client, { text })}
        onSubmit={() => submitName(client)}
      />
      <Suggestions draft={draft} suffix={suffix} />
      {message !== undefined && (
        <>
          {draft.instead === undefined && (
            <Note>
              <bdi>{register.leadsTo(truncateAddress(draft.account), network)}</bdi>
            </Note>
          )}
          <Fold title={register.signed} testId="name-message">
            <pre className="name-message" dir="ltr">
              {message}
            </pre>
          </Fold>
        </>
      )}
      {draft.instead !== undefined && <Note>{register.instead(draft.instead)}</Note>}
      <Banner tone="info" title={register.power} testId="name-power">
        {register.powerText}
      </Banner>
      {draft.failure !== undefined && status !== 'unread' && (
        <NameTrouble failure={draft.failure} />
      )}
      <Button
        kind="primary"
        wide
        busy={step !== 'editing'}
        disabled={message === undefined}
        describedBy="name-state"
        onPress={() => submitName(client)}
        testId="name-register"
      >
        {step === 'editing' ? register.press : register[step]}
      </Button>
    </>
  )
}

/** Names like the one that is typed, each a press away. */
function Suggestions({ draft, suffix }: Part) {
  const client = useFoyerClient()
  const { register: texts } = useNameMessages()
  if (draft.suggestions.length === 0 || draft.step !== 'editing') return null
  // What is free needs no other one beside it.
  const most = draft.status === 'free' || draft.status === 'own' ? 2 : 4
  return (
    <RowList label={texts.suggestions}>
      {draft.suggestions.slice(0, most).map((name) => (
        <Row
          key={name}
          tight
          name={name}
          end={<Tag tone="accent">{texts.available}</Tag>}
          onPress={() => void typeName(client, { text: name.slice(0, -suffix.length - 1) })}
          testId="name-suggestion"
        />
      ))}
    </RowList>
  )
}
