import type { Client } from '@foyer/core'
import { drawPage } from './drawPage.js'

/** Runs a hook in a component of a host's page. */
export function drawHook<result>(client: Client, hook: () => result): drawHook.Result<result> {
  const results: result[] = []
  function Hook() {
    results.push(hook())
    return null
  }
  return { ...drawPage(client, <Hook />), results, current: () => results.at(-1) as result }
}

export declare namespace drawHook {
  type Result<result> = drawPage.Result & {
    /** What the hook returned, each time it ran. */
    readonly results: readonly result[]
    current(): result
  }
}
