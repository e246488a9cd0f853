import { rm } from 'node:fs/promises'
import { startSandbox, type World } from 'sandbox'
import type { TestProject } from 'vitest/node'
import { litecoind } from '../../scripts/litecoind.mjs'
import { buildPages } from './buildPages.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the demo is. */
    url: string
    /** The folder of the demo as it was built, and the suite's page beside it. */
    dist: string
    world: World
    /** Opens the server's page of events. */
    adminToken: string
  }
}

/** One sandbox for all tests. Returns its end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: (() => Promise<unknown>)[] = []
  const end = async () => {
    for (const stop of ends.splice(0).reverse()) await stop()
  }
  try {
    const dist = await buildPages()
    ends.push(() => rm(dist, { recursive: true, force: true }))
    const sandbox = await startSandbox({ dist, litecoind: await litecoind() })
    ends.push(sandbox.stop)
    project.provide('url', sandbox.url)
    project.provide('dist', dist)
    project.provide('world', sandbox.world)
    project.provide('adminToken', sandbox.adminToken)
    return end
  } catch (error) {
    await end()
    throw error
  }
}
