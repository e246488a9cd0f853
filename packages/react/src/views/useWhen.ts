import { useAssetMessages } from '../hooks/useAssetMessages.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

const dayMs = 86_400_000

/** Formats a time: `short` is how long ago within a day, else the day; `whole` is the full date and time. */
export function useWhen(): (ms: number) => { short: string; whole: string; iso: string } {
  const { clock } = useFoyerClient()
  const texts = useAssetMessages()
  return (ms) => {
    const passedMs = clock.now() - ms
    return {
      short: passedMs < dayMs ? texts.ago(passedMs) : texts.day(ms),
      whole: texts.date(ms),
      iso: new Date(ms).toISOString(),
    }
  }
}
