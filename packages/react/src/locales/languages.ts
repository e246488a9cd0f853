import type { spokenLanguages } from '@foyer/protocol'
import { en } from './en.js'
import type { Messages } from './messages.js'

/**
 * The languages there are, each loaded on use. English comes with the modal: it stands in for what we
 * do not speak, and a request of its own would be one more to wait for.
 */
const all: Readonly<Record<(typeof spokenLanguages)[number], () => Promise<Messages>>> = {
  en: async () => en,
}
export const languages: Readonly<Record<string, () => Promise<Messages>>> = all
