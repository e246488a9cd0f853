import { notify } from '@foyer/core'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useReceiveMessages } from '../../hooks/useReceiveMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { useCopy } from '../../ui/useCopy.js'
import { shareWith } from './shareWith.js'

/** Copies what is shown, and hands it to the apps of the device where the browser can. */
export function Take({ content, isLink }: { content: string; isLink: boolean }) {
  const client = useFoyerClient()
  const { receive: texts } = useReceiveMessages()
  const announce = useAnnounce()
  const { copied, copy } = useCopy({
    onCopy: () =>
      notify(client, { kind: 'success', code: isLink ? 'link_copied' : 'address_copied' }),
    onError: () => notify(client, { kind: 'error', code: 'copy_failed' }),
  })
  const share = shareWith(client, () => announce(texts.shareFailed))
  return (
    <Actions>
      <Button
        kind="primary"
        icon={copied ? icons.tick : lateIcons.copy}
        onPress={() => void copy(content)}
        testId="receive-copy"
      >
        {isLink ? texts.copyLink : texts.copy}
      </Button>
      {share && (
        <Button icon={lateIcons.share} onPress={() => void share(content)} testId="receive-share">
          {texts.share}
        </Button>
      )}
    </Actions>
  )
}
