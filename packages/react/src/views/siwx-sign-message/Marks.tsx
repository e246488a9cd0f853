import { Art } from '../../ui/Art.js'
import { Doorway } from '../../ui/Doorway.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Spinner } from '../../ui/Spinner.js'
import type { SignInPrompt } from './describePrompt.js'

/** The site and the wallet in the doorway, and between them how it goes. */
export function Marks({ prompt }: { prompt: SignInPrompt }) {
  const { site, wallet, status, error } = prompt
  const isFailed = status === 'failed' || error !== undefined
  return (
    <Doorway lit={!isFailed} low>
      <div className="siwx-marks">
        <Art name={site.name} src={site.icon} size={60} />
        <span className="siwx-between" data-status={isFailed ? 'failed' : status}>
          <Between status={status} isFailed={isFailed} />
        </span>
        <Art name={wallet.name} src={wallet.icon} size={60} />
      </div>
    </Doorway>
  )
}

function Between({ status, isFailed }: { status: SignInPrompt['status']; isFailed: boolean }) {
  if (status === 'signing' || status === 'verifying') return <Spinner />
  if (status === 'signedIn') return <Icon of={icons.tick} size={16} />
  return <Icon of={isFailed ? icons.cross : lateIcons.key} size={16} />
}
