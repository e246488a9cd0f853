import type { State } from '@foyer/core'
import { useLayoutEffect, useRef } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useSheet } from '../ui/useSheet.js'
import { Boundary } from './Boundary.js'
import { Broken } from './Broken.js'
import { Refused } from './Refused.js'
import { useEdge } from './useEdge.js'
import { useSmoothHeight } from './useSmoothHeight.js'
import type { useView } from './useView.js'
import { ViewLoading } from './ViewLoading.js'

/** Where the view stands: scrolls when there is too much, and grows and shrinks with what it holds. */
export function Stage({ shown, late, failed, retry, backwards }: Stage.Props) {
  const client = useFoyerClient()
  useSheet(shown?.view.css)
  const stage = useRef<HTMLDivElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  useSmoothHeight(stage, view)
  useEdge(scroll, view)
  const isRefused = useFoyerSelector(refusedOf)
  const turn = shown?.turn
  // A view begins at its top, however far down the one before was. The first is there anyway, and
  // asking would make the browser lay it out twice.
  useLayoutEffect(() => {
    if (turn && turn > 1 && scroll.current) scroll.current.scrollTop = 0
  }, [turn])
  const Body = shown?.view.Body
  return (
    <div ref={stage} className="stage">
      <div ref={scroll} className="scroll" data-scroll="">
        <div ref={view}>
          {isRefused ? (
            <Refused />
          ) : late || failed ? (
            <ViewLoading failed={failed} onRetry={retry} />
          ) : (
            shown &&
            Body && (
              <div
                key={shown.turn}
                className="view"
                data-view={shown.entry.name}
                data-moved={shown.turn > 1 ? (backwards ? 'back' : 'on') : undefined}
              >
                <Boundary client={client} instead={brokenView}>
                  <Body data={shown.entry.data} />
                </Boundary>
              </div>
            )
          )}
        </div>
      </div>
    </div>
  )
}

function brokenView(again: () => void) {
  return <Broken onRetry={again} />
}

function refusedOf({ connection }: State): boolean {
  return connection.refused === true
}

export declare namespace Stage {
  type Props = useView.Result & { backwards: boolean }
}
