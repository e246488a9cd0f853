import { type AlertCode, alerts } from './catalogue/alerts.js'

/**
 * Writes an alert as its developer reads it, in English: its title, and a text that says what happened and what to do.
 *
 * @param alert `notices.alert` of the state, or a code of `alerts` with the data that its text needs
 */
export function describeAlert({ code, data }: describeAlert.Parameters): {
  title: string
  text: string
} {
  const { title, text } = alerts[code]
  return {
    title,
    text: typeof text === 'function' ? (text as (data: unknown) => string)(data) : text,
  }
}

export declare namespace describeAlert {
  type Parameters = { readonly code: AlertCode; readonly data?: unknown }
}
