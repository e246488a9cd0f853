import type { Client } from '@foyer/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ClientContext } from '../ClientContext.js'

/**
 * Runs a hook in React's own root below a client, twice each, as strict mode does. It needs an `emptyPage`.
 */
export function renderHook<result>(client: Client, hook: () => result): renderHook.Result<result> {
  const results: result[] = []
  const root = createRoot(window.document.body)
  function Hook() {
    results.push(hook())
    return null
  }
  root.render(
    <StrictMode>
      <ClientContext.Provider value={client}>
        <Hook />
      </ClientContext.Provider>
    </StrictMode>,
  )
  return {
    results,
    current: () => results.at(-1),
    async unmount() {
      root.unmount()
      // React ends what was mounted in a task of its own.
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

export declare namespace renderHook {
  type Result<result> = {
    /** What the hook returned, each time it ran. */
    results: readonly result[]
    current(): result | undefined
    unmount(): Promise<void>
  }
}
