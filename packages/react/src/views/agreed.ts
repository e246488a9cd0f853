import type { Client } from '@foyer/core'

/**
 * The clients whose terms the person agreed to: so that coming back to Connect does not ask again, while
 * a reload does. Held by the client itself, so it ends with it.
 */
export const agreed = new WeakSet<Client>()
