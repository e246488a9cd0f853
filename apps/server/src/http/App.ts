import type { Hono } from 'hono'
import type { Project } from '../projects/Project.js'
import type { Services } from '../Services.js'

/** What is known of a request while it is answered. */
export type Variables = {
  /** Set once it is known who asks. */
  project?: Project
}

/** The server before its socket: routes over the services that they are given. */
export type App = {
  hono: Hono<{ Variables: Variables }>
  services: Services
}
