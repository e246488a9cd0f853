import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import type { Warning } from '../judge/Warning.js'

/** The sentences of a warning. */
export function warningText({ code, data }: Warning, { warnings }: ScreenTexts) {
  // The table has a text for this very code and data.
  const text = warnings[code] as (data: unknown) => { title: string; text: string }
  return text(data)
}
