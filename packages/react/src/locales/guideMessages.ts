import { enGuide } from './en.guide.js'
import { override } from './override.js'

/** The texts of what a wallet and a network are. English is the model: a language leaves none out. */
export type GuideMessages = typeof enGuide

/** Those texts, the host's own in their place. */
export function guideMessages({ messages }: { messages: Readonly<Record<string, unknown>> }) {
  return override<GuideMessages>(enGuide, messages)
}
