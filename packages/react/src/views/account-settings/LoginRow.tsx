import { type State, show } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'

/** What the person logs in with. An address of one's own can be changed; one at a social login is that login's. */
export function LoginRow() {
  const client = useClient()
  const { settings: texts, providers } = useEmbeddedMessages()
  const { email, userName, provider } = useSelect(embeddedOf)
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
      glyph={lateIcons.mail}
      name={texts.email}
      sub={<bdi dir="ltr">{email}</bdi>}
      end={<Icon of={lateIcons.chevron} size={16} />}
      onPress={() => show(client, { name: 'UpdateEmailWallet' })}
      testId="settings-email"
    />
  )
}

function embeddedOf({ embedded }: State) {
  return embedded
}
