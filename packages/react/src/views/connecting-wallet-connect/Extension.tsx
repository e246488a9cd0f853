import type { Connector } from '@foyer/core'
import { replaceView } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { Button } from '../../ui/Button.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { webUrl } from '../webUrl.js'
import { Invitation } from './Invitation.js'
import type { ShownWallet } from './ShownWallet.js'

/** The wallet's extension: a button that connects it if it is installed, else one that leads to its store. */
export function Extension({ wallet, connector }: Extension.Props) {
  const client = useFoyerClient()
  const { browser } = usePairingMessages()
  const { entry, name } = wallet
  const store = webUrl(entry.chrome_store) ?? webUrl(entry.homepage)
  if (connector)
    return (
      <Invitation wallet={wallet} state="idle" title={browser.title(name)} text={browser.text}>
        <Button
          kind="primary"
          wide
          onPress={() =>
            replaceView(client, {
              name: 'ConnectingExternal',
              data: { connectorId: connector.id, namespace: connector.namespace },
            })
          }
          testId="open-extension"
        >
          {browser.open(name)}
        </Button>
      </Invitation>
    )
  return (
    <Invitation
      wallet={wallet}
      state="stuck"
      title={browser.missing(name)}
      text={browser.missingText}
    >
      {store && (
        <Button kind="primary" wide icon={lateIcons.extension} href={store} testId="get-extension">
          {browser.install(name)}
        </Button>
      )}
    </Invitation>
  )
}

export declare namespace Extension {
  type Props = { wallet: ShownWallet; connector: Connector | undefined }
}
