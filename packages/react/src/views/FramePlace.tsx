import type { State } from '@foyer/core'
import { placeFrame } from '@foyer/core/internal'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { Hero } from '../ui/Hero.js'
import { Skeleton } from '../ui/Skeleton.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { useSheet } from '../ui/useSheet.js'
import css from './FramePlace.css?inline'

/** The place that the wallet's own screen covers, by the name of what that shows. Until it is shown, its outline and the progress. */
export function FramePlace({ name, title, text, children }: FramePlace.Props) {
  useSheet(css)
  const client = useFoyerClient()
  const announce = useAnnounce()
  const isShown = useFoyerSelector(shownOf)
  const place = useRef<HTMLElement>(null)
  useEffect(() => (place.current ? placeFrame(client, place.current) : undefined), [client])
  useEffect(() => announce(title), [announce, title])
  return (
    <section ref={place} className="frame-place" aria-label={name} data-testid="frame-place">
      {isShown ? (
        // The frame stands at the end of the page: this leads the keyboard there.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it hands the focus on
        <span tabIndex={0} role="note" aria-label={name} onFocus={focusFrame} />
      ) : (
        <>
          <Hero title={title} text={text} />
          <div>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
          {children}
        </>
      )}
    </section>
  )
}

export declare namespace FramePlace {
  type Props = {
    name: string
    title: string
    text: string
    /** What can be done before it is shown. */
    children?: ReactNode
  }
}

function focusFrame(): void {
  document.querySelector<HTMLElement>('iframe[data-foyer-frame]')?.focus()
}

function shownOf({ embedded }: State) {
  return embedded.isFrameShown
}
