import type { Client } from '../Client.js'

/** Notes that texts of this language (a BCP 47 tag) have arrived: what is on the screen is drawn anew with them. */
export function setLanguage({ store }: Client, tag: string): void {
  store.setState(({ modal }) => ({ modal: { ...modal, language: { tag } } }))
}
