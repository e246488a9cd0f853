import {
  findContact,
  forgetRecentRecipients,
  listRecentRecipients,
  type SendDraft,
} from '@foyer/core/send'
import { parseCaipNetworkId, truncateAddress } from '@foyer/protocol'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { IconButton } from '../../ui/IconButton.js'
import { icons } from '../../ui/icons.js'
import { Row } from '../../ui/Row.js'
import { useSheet } from '../../ui/useSheet.js'
import { avatarImage } from '../avatarImage.js'
import css from './Receiver.css?inline'

/** How many are seen without scrolling. */
const shownMax = 4

/** Those that this account sent to on this network, the latest first; each can be forgotten. */
export function Recents({ draft, onPick }: { draft: SendDraft; onPick: (text: string) => void }) {
  useSheet(css)
  const client = useFoyerClient()
  const { receiver: texts } = usePaymentMessages()
  const { from, caipNetworkId } = draft
  const [forgotten, setForgotten] = useState(0)
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  // Those of the address book stand there.
  const all = listRecentRecipients(client, { from, caipNetworkId }).filter(
    ({ address }) => !findContact(client, { namespace, address }),
  )
  const forget = (address?: string) => {
    forgetRecentRecipients(client, { address })
    setForgotten(forgotten + 1)
  }
  if (all.length === 0) return null
  return (
    <section className="send-card send-recents" data-testid="send-recents">
      <div>
        <h2 className="send-label">{texts.recents}</h2>
        <button type="button" className="send-link" onClick={() => forget()}>
          {texts.forgetAll}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ul role="list" aria-label={texts.recents}>
        {all.slice(0, shownMax).map(({ address, name }) => (
          <li key={address} className="send-recent">
            <Row
              tight
              round
              image={avatarImage(address)}
              name={name ?? truncateAddress(address)}
              sub={name && <bdi dir="ltr">{truncateAddress(address)}</bdi>}
              onPress={() => onPick(name ?? address)}
              testId={`recent-${address}`}
            />
            <IconButton
              icon={icons.close}
              label={texts.forget(name ?? truncateAddress(address))}
              onPress={() => forget(address)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
