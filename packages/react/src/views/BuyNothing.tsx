import { resetView } from '@foyer/core/internal'
import { useBuyMessages } from '../hooks/useBuyMessages.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { Button } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { lateIcons } from '../ui/lateIcons.js'

/** Where the host opens a step of a purchase that was not begun. */
export function BuyNothing() {
  const client = useFoyerClient()
  const texts = useBuyMessages()
  return (
    <EmptyState icon={lateIcons.card} title={texts.closed} text={texts.closedText} lit>
      <Button
        size="small"
        onPress={() => resetView(client, { name: 'OnRampProviders' })}
        testId="begin-buy"
      >
        {texts.begin}
      </Button>
    </EmptyState>
  )
}
