import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Answers a request as it came over its socket, and says so; `false` leaves it to the routes, untouched. It answers as they would: what
 * differs is what it costs.
 */
export type Quick = (request: IncomingMessage, response: ServerResponse) => boolean
