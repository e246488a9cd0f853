import type { State } from '@foyer/core'
import { shakeMs } from '@foyer/protocol'
import { type RefObject, useEffect, useRef } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { reducedMotion } from './reducedMotion.js'
import type { useView } from './useView.js'

/** Shakes the dialog when it may not be closed now, and says why. */
export function useShake(
  dialog: RefObject<HTMLElement | null>,
  shown: useView.Shown | undefined,
): void {
  const client = useFoyerClient()
  const shakes = useFoyerSelector(shakesOf)
  const seen = useRef(shakes)
  const announce = useAnnounce()
  useEffect(() => {
    if (seen.current === shakes) return
    seen.current = shakes
    announce(shown?.view.stays?.(client) ?? '', true)
    if (reducedMotion()) return
    dialog.current?.animate(frames, { duration: shakeMs, easing: 'ease-out' })
  }, [dialog, shakes, announce, shown, client])
}

const frames = [0, -6, 6, -5, 5, -3, 2, 0].map((shift) => ({ translate: `${shift}px` }))

function shakesOf({ modal }: State): number {
  return modal.shakes
}
