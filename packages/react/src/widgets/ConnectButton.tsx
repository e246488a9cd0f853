import type { State } from '@foyer/core'
import { isConnecting } from '@foyer/core/internal'
import type { Namespace } from '@foyer/protocol'
import { useCallback } from 'react'
import { useButtonMessages } from '../hooks/useButtonMessages.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { enConnectButton } from '../locales/en.connectButton.js'
import { PageButton } from '../ui/PageButton.js'
import { roomOf } from '../ui/roomOf.js'
import { Host } from './Host.js'
import { useOpen } from './useOpen.js'

/**
 * Opens the modal to connect a wallet. `id`, `className` and `data-*` go to the element on the page; all
 * that is inside it is out of reach of the page's styles, and follows the client's theme.
 */
export function ConnectButton({
  label,
  loadingLabel,
  size = 'md',
  disabled,
  namespace,
  room: given = 0,
  ...attributes
}: ConnectButton.Props) {
  const texts = useButtonMessages('connectButton', enConnectButton)
  const busy = useFoyerSelector(
    useCallback(({ connection }: State) => isConnecting(connection, namespace), [namespace]),
  )
  const { ended, missed, intend, press } = useOpen({ namespace })
  const words = label ?? texts.connect
  const room = Math.max(given, roomOf(words, size))
  return (
    <Host
      tag="foyer-connect-button"
      data-size={size}
      server={{ words, room, size }}
      {...attributes}
    >
      <PageButton
        kind="connect"
        busy={busy}
        disabled={disabled || ended}
        onIntent={intend}
        onPress={press}
        testId="connect-button"
        room={room}
      >
        {missed ? texts.reload : busy ? (loadingLabel ?? texts.connecting) : words}
      </PageButton>
    </Host>
  )
}

export declare namespace ConnectButton {
  type Props = Host.Attributes & {
    /** Default: "Connect Wallet". */
    label?: string | undefined
    /** While a wallet is connecting. Default: "Connecting...". */
    loadingLabel?: string | undefined
    /** Default: `md`, 40 px high; `sm` is 32 px. */
    size?: 'sm' | 'md' | undefined
    disabled?: boolean | undefined
    /** The least width in pixels. Default: what the words need. */
    room?: number | undefined
    /** Only wallets of this chain family are listed. */
    namespace?: Namespace | undefined
  }
}
