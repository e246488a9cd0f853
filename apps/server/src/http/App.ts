import type { Endpoint } from '@foyer/protocol/api'
import type { Hono } from 'hono'
import type { Project } from '../projects/Project.js'
import type { Serving } from './Serving.js'

/** What is known of a request while it is answered. */
export type Variables = {
  /** Set once the calling project is known. */
  project?: Project
  /** The id of the project that the request was counted for already. */
  counted?: string
  /** Whether it comes from a page of this very origin; see `ownPages`. */
  isOwn?: boolean
  /** Headers that every answer carries; what is set last counts. */
  carried?: readonly Readonly<Record<string, string>>[]
  /** The answer that has them already. */
  whole?: Response
}

/** The server before its socket: routes over the services that they are given. */
export type App<services extends Serving = Serving> = {
  hono: Hono<{ Variables: Variables }>
  services: services
  /** The calls of the contract that have a route. */
  served: Set<Endpoint>
}
