import type { Client } from '@foyer/core'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { FoyerProvider } from '../FoyerProvider.js'

/** Draws a host's page with its provider into the page of the test, in strict mode, until the test ends. `errors` are those that React met. */
export function drawPage(client: Client, children?: ReactNode): drawPage.Result {
  const errors: unknown[] = []
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place, { onUncaughtError: (error) => errors.push(error) })
  const unmount = () => {
    root.unmount()
    place.remove()
  }
  onTestFinished(unmount)
  const draw = (shown: ReactNode, of = client) =>
    // With its effects: the client is started when this returns.
    flushSync(() =>
      root.render(
        <StrictMode>
          <FoyerProvider client={of}>{shown}</FoyerProvider>
        </StrictMode>,
      ),
    )
  draw(children)
  return { errors, place, draw, unmount }
}

export declare namespace drawPage {
  type Result = {
    readonly errors: readonly unknown[]
    readonly place: HTMLElement
    /** Draws other children in their place, and gives the provider another client where one is named. */
    draw(children: ReactNode, client?: Client): void
    unmount(): void
  }
}
