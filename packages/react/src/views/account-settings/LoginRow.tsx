import type { State } from '@foyer/core'
import { showView } from '@foyer/core/internal'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { formIcons } from '../../ui/formIcons.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'

/** The login of the embedded wallet. The address of an e-mail login can be changed; that of a social login is the provider's. */
export function LoginRow() {
  const client = useFoyerClient()
  const { settings: texts, providers } = useEmbeddedMessages()
  const { email, userName, provider } = useFoyerSelector(embeddedOf)
  if (provider !== undefined && provider !== 'email')
    return (
      <Row
        glyph={lateIcons.user}
        name={texts.loggedInWith(providers[provider])}
        sub={userName ?? email}
        testId="settings-login"
      />
    )
  if (!email) return null
  return (
    <Row
      glyph={formIcons.mail}
      name={texts.email}
      sub={<bdi dir="ltr">{email}</bdi>}
      end={<Icon of={lateIcons.chevron} size={16} />}
      onPress={() => showView(client, { name: 'UpdateEmailWallet' })}
      testId="settings-email"
    />
  )
}

function embeddedOf({ embedded }: State) {
  return embedded
}
