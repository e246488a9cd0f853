import type { Views } from '@foyer/core'
import { goBack } from '@foyer/core/internal'
import { useEffect } from 'react'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { Doorway } from '../../ui/Doorway.js'
import { formIcons } from '../../ui/formIcons.js'
import { Glyph } from '../../ui/Glyph.js'
import { Hero } from '../../ui/Hero.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'UpdateEmailLinks'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).emailLinks.title,
  Body: UpdateEmailLinks,
}

/** The address is changed, and one thing is left to do that is not done here: the links of the second service's own mails. */
function UpdateEmailLinks({ data: { before, email, state } }: { data: Views['UpdateEmailLinks'] }) {
  const client = useFoyerClient()
  const { emailLinks: texts } = useEmbeddedMessages()
  const isLater = state === 'later'
  const title = isLater ? texts.later : texts.waiting
  const text = isLater ? texts.laterText : texts.waitingText
  const note = isLater ? texts.keep : `${texts.keep} ${texts.soon}`
  const announce = useAnnounce()
  useEffect(() => announce(`${title}. ${text} ${note}`), [announce, title, text, note])
  return (
    <>
      <Doorway lit>
        <Glyph icon={formIcons.mail} />
      </Doorway>
      <Hero title={title} text={text} />
      <RowList label={texts.mails}>
        {before && <Mailbox name={texts.before} email={before} />}
        <Mailbox name={texts.fresh} email={email} />
      </RowList>
      <Note>{note}</Note>
      <Actions>
        <Button kind="primary" wide onPress={() => goBack(client)} testId="understood">
          {texts.understood}
        </Button>
      </Actions>
    </>
  )
}

function Mailbox({ name, email }: { name: string; email: string }) {
  return <Row glyph={formIcons.mail} name={name} sub={<bdi dir="ltr">{email}</bdi>} />
}
