import { type AlertCode, type AlertData, alerts } from '@foyer/protocol'
import type { Client } from '../client.js'

/**
 * Tells whoever develops the page what is wrong with its set-up: in the modal while debugging, and in
 * the console always. `data` is what the alert's text is made of; `undefined` when it needs none.
 */
export function alert<code extends AlertCode>(
  client: Client,
  code: code,
  data: AlertData<code>,
): void {
  const { title, level, text } = alerts[code]
  const long = typeof text === 'function' ? (text as (data: AlertData<code>) => string)(data) : text
  client.environment.log(`Foyer: ${title}. ${long}`)
  client.store.setState(({ notices }) => ({
    notices: { ...notices, alert: { code, title, text: long, kind: level } },
  }))
}
