import type { Client, State } from '@foyer/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { CodeField } from '../ui/CodeField.js'
import { Doorway } from '../ui/Doorway.js'
import { formIcons } from '../ui/formIcons.js'
import { Glyph } from '../ui/Glyph.js'
import { Hero } from '../ui/Hero.js'
import { Note } from '../ui/Note.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { Resend } from './Resend.js'
import { useRefused } from './useRefused.js'
import { useTask } from './useTask.js'

/** The code of a mail: where it was sent, six boxes, and another mail or address. */
export function CodeEntry({ email, submit, onChangeAddress, late }: CodeEntry.Props) {
  const { verifyOtp: texts } = useEmbeddedMessages()
  const announce = useAnnounce()
  const { begin, isPending, error } = useTask('submitCode', submit)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useRefused(error)
  const [mails, setMails] = useState(0)
  const number = useFoyerSelector(numberOf)
  useEffect(() => {
    const shows = number === undefined ? '' : `. ${texts.shows([...number].join(' '))}`
    announce(`${texts.hero}. ${texts.sentTo} ${email ?? ''}${shows}`)
  }, [announce, texts, email, number])
  const check = (typed: string) => {
    announce(texts.checking)
    void begin({ code: typed })
  }
  return (
    <>
      <Doorway lit={!refused}>
        <Glyph icon={formIcons.mail} />
      </Doorway>
      <Hero
        title={texts.hero}
        text={
          email && (
            <>
              {texts.sentTo}
              <br />
              <bdi dir="ltr">
                <strong data-testid="sent-to">{email}</strong>
              </bdi>
            </>
          )
        }
      />
      <CodeField
        label={texts.code}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setRefused()
        }}
        onComplete={check}
        error={refused}
        busy={isPending}
        focusKey={mails}
        testId="code"
      />
      {number !== undefined && !refused && <Note>{texts.shows(number)}</Note>}
      <Resend
        note={refused ? undefined : texts.note}
        of="verifyOtp"
        onResent={() => {
          setCode('')
          setRefused()
          setMails(mails + 1)
        }}
        onChangeAddress={onChangeAddress}
        late={late}
      />
    </>
  )
}

const numberOf = ({ embedded }: State) => embedded.mailNumber

export declare namespace CodeEntry {
  type Props = {
    /** Where the mail went; `undefined` where that is not known. */
    email: string | undefined
    /** Has the code checked, and shows the next view. */
    submit: (client: Client, parameters: { code: string }) => Promise<void>
    onChangeAddress: () => void
    /** A further choice, shown only once the mail should have come. */
    late?: ReactNode
  }
}
