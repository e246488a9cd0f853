import { FramePage, framePageName } from '@foyer/protocol/frame'
import * as v from 'valibot'

/** Reads what the server wrote into the page; `undefined` where it wrote nothing, as for an unknown project. */
export function readPage(document: Document): FramePage | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${framePageName}"]`)
  if (!meta?.content) return undefined
  return v.parse(FramePage, JSON.parse(meta.content))
}
