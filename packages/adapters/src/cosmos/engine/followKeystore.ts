import type { InjectedPage } from '@foyer/core'

/**
 * Listens to the event by which a wallet says that its user chose another key, while it is to. What comes while a change is looked at is looked at
 * once more after it: a storm of events is one reading at a time.
 */
export function followKeystore({ page, name, look }: followKeystore.Parameters) {
  let isListening = false
  let isLooking = false
  let isDue = false

  const onChange = async () => {
    isDue = true
    if (isLooking) return
    isLooking = true
    while (isDue && isListening) {
      isDue = false
      await look()
    }
    isLooking = false
  }
  return {
    /** Looks as after such an event. */
    look: onChange,
    listen(wanted: boolean) {
      if (wanted === isListening) return
      isListening = wanted
      page[wanted ? 'addEventListener' : 'removeEventListener'](name, onChange)
    },
  }
}

export declare namespace followKeystore {
  type Parameters = {
    page: InjectedPage
    /** The event. */
    name: string
    /** Never rejects. */
    look(): Promise<void>
  }
}
