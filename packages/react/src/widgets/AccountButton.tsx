import type { ViewEntry } from '@foyer/core'
import { type Namespace, truncateAddress } from '@foyer/protocol'
import { useAccountInUse } from '../hooks/useAccountInUse.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { PageButton } from '../ui/PageButton.js'
import { PageChip } from '../ui/PageChip.js'
import { accountRoom } from './accountRoom.js'
import { Host } from './Host.js'
import { useAccountFace } from './useAccountFace.js'
import { useOpen } from './useOpen.js'

/**
 * The connected account: balance, avatar, and name or shortened address; opens it in the modal. Tinted
 * as an error while the wallet is on a network that is not configured. Renders nothing without a
 * connected account.
 */
export function AccountButton({
  disabled,
  balance = 'show',
  charsStart,
  charsEnd,
  size = 'md',
  namespace,
  room: given = 0,
  ...attributes
}: AccountButton.Props) {
  const { options } = useFoyerClient()
  const account = useAccountInUse(namespace)
  const wrong = account !== undefined && !account.balanceOf && !options.allowUnsupportedChain
  const Face = useAccountFace(account !== undefined)
  const { ended, intend, press } = useOpen({
    view: wrong && options.enableNetworkSwitch ? switchFirst : undefined,
    namespace,
  })
  if (!account) return null
  const short = truncateAddress(account.address, { start: charsStart, end: charsEnd })
  return (
    <Host tag="foyer-account-button" data-size={size} {...attributes}>
      <PageButton
        kind="account"
        wrong={wrong}
        disabled={disabled || ended}
        onIntent={intend}
        onPress={press}
        testId="account-button"
        room={Math.max(given, accountRoom({ size, balance, charsStart, charsEnd }))}
      >
        {Face ? (
          <Face account={account} short={short} wrong={wrong} withBalance={balance === 'show'} />
        ) : (
          <PageChip>{short}</PageChip>
        )}
      </PageButton>
    </Host>
  )
}

export declare namespace AccountButton {
  type Props = Host.Attributes & {
    disabled?: boolean | undefined
    /** Default: `show`. */
    balance?: 'show' | 'hide' | undefined
    /** Characters of the address before the dots. Default: 4. */
    charsStart?: number | undefined
    /** Characters of the address after the dots. Default: 6. */
    charsEnd?: number | undefined
    /** Default: `md`, 40 px high; `sm` is 32 px. */
    size?: 'sm' | 'md' | undefined
    /** The account of this chain family. Default: the one in use. */
    namespace?: Namespace | undefined
    /** The least width in pixels. Default: what a balance and the shortened address need, from the beginning. */
    room?: number | undefined
  }
}

const switchFirst: ViewEntry = { name: 'UnsupportedChain' }
