import { Button } from '@foyer/react/ui'
import { useTexts } from '../useTexts.js'
import { Free } from './Free.js'

/** Calls off what the browser was asked for: it may say nothing for long where there is no passkey. */
export function CancelPrompt({ onPress }: { onPress: () => void }) {
  const texts = useTexts()
  return (
    <Free>
      <Button wide onPress={onPress} testId="wallet-passkey-stop">
        {texts.passkey.stop}
      </Button>
    </Free>
  )
}
