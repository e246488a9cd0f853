import type { Client } from '@foyer/core'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { FoyerProvider } from '../FoyerProvider.js'

/** A host's page whose provider a test gives one client after the other, in strict mode, until the test ends. */
export function changingPage(children: ReactNode): changingPage.Result {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const give = (client: Client) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <FoyerProvider client={client}>{children}</FoyerProvider>
        </StrictMode>,
      ),
    )
  return { place, give }
}

export declare namespace changingPage {
  type Result = {
    readonly place: HTMLElement
    give(client: Client): void
  }
}
