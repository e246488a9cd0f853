import { secureHeaders } from 'hono/secure-headers'
import { look } from '../html/look.js'
import type { App } from '../http/App.js'
import { refuseByPage } from '../http/refuseByPage.js'
import { createSpeak } from '../texts/createSpeak.js'
import { docs } from './docs/docs.js'
import { events } from './events/events.js'
import { refusedPage } from './layout/refusedPage.js'

/** What the server shows to people. It needs no script and nothing of another site. */
export function pages(app: App<events.Services>): void {
  const { hono, services } = app
  const speak = createSpeak()
  for (const path of [
    '/',
    '/docs',
    '/openapi.json',
    '/pages/*',
    '/events',
    '/events.csv',
    '/events/*',
  ]) {
    hono.use(
      path,
      refuseByPage(speak, refusedPage),
      secureHeaders({
        // Otherwise the own forms would come without their origin.
        referrerPolicy: 'same-origin',
        xFrameOptions: 'DENY',
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: ["'self'"],
          imgSrc: ['data:'],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      }),
      async ({ res, header }, next) => {
        void res
        header('cache-control', 'no-store')
        await next()
      },
    )
  }
  hono.get('/pages/look.css', ({ body }) => body(look, 200, { 'content-type': 'text/css' }))
  docs(app, speak)
  events(hono, services, speak)
}
