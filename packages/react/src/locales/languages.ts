import type { Messages } from './messages.js'

/** The languages there are, each loaded on use. */
export const languages: Readonly<Record<string, () => Promise<Messages>>> = {
  en: async () => (await import('./en.js')).en,
}
