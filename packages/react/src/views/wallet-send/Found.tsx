import type { Recipient } from '@foyer/core/send'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Avatar } from '../../ui/Avatar.js'
import { IconButton } from '../../ui/IconButton.js'
import { icons } from '../../ui/icons.js'
import { WholeAddress } from '../WholeAddress.js'

/** The receiver: the whole address, and above it the name that led there. The picture is made of the address. */
export function Found({ recipient, onClear }: { recipient: Recipient; onClear: () => void }) {
  const { send: texts } = useTransferMessages()
  const { address = '', name } = recipient
  return (
    <div className="send-line" data-testid="send-found">
      <Avatar address={address} size={28} />
      <div className="send-found">
        {name && <strong dir="auto">{name}</strong>}
        <WholeAddress address={address} testId="send-address" />
      </div>
      <IconButton icon={icons.close} label={texts.clear} onPress={onClear} testId="send-clear" />
    </div>
  )
}
