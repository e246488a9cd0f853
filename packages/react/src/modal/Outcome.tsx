import { useEffect, useRef, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { atRest } from './atRest.js'

/**
 * Has readers told of a connected wallet, from the first opening on: they hear of a region that was there before its words. It is fetched
 * with what comes after the first view.
 */
export function Outcome({ open }: { open: boolean }) {
  const client = useFoyerClient()
  const [wasOpen, setOpen] = useState(open)
  if (open && !wasOpen) setOpen(true)
  const place = useRef<HTMLTemplateElement>(null)
  useEffect(() => {
    if (!wasOpen) return
    const since = client.store.getState()
    let isOver = false
    let end = atRest(() => {
      import('./announceOutcome.js').then(({ announceOutcome }) => {
        if (!isOver) end = announceOutcome(client, { since, place: place.current })
      }, missed)
    })
    return () => {
      isOver = true
      end()
    }
  }, [client, wasOpen])
  // Marks the place, and takes no room in the page's layout.
  return client.options.disableAppend ? <template ref={place} /> : null
}

/** The view that connects comes in the same file: it fetches it again, and reports a failure. */
function missed() {}
