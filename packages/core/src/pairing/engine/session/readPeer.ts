import { readLine } from '@foyer/protocol'
import type { Peer } from '../PairingEngine.js'

const nameMax = 80
const descriptionMax = 400
const urlMax = 2_000
const iconsMax = 5
const nativeMax = 200

/** Schemes that a page can open something in itself with, and never a wallet app. */
const ownSchemes = /^(javascript|data|vbscript|blob|file|filesystem|about|https?|ftp|ws|wss):/i

/** What a wallet says of itself, made fit to be shown and followed. Nothing of it is believed. */
export function readPeer(metadata: unknown): Peer {
  const { name, description, url, icons, redirect } = fieldsOf(metadata)
  const { native, universal } = fieldsOf(redirect)
  const links = {
    ...(readNative(native) && { native: readNative(native) }),
    ...(readUrl(universal) && { universal: readUrl(universal) }),
  }
  return {
    name: readLine(name, nameMax),
    description: readLine(description, descriptionMax),
    url: readUrl(url),
    icons: Array.isArray(icons) ? icons.slice(0, iconsMax).map(readUrl).filter(Boolean) : [],
    ...(Object.keys(links).length > 0 && { redirect: links }),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Empty unless it is an `http:` or `https:` URL. */
function readUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length > urlMax) return ''
  try {
    const url = new URL(value)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : ''
  } catch {
    return ''
  }
}

/** `wallet://`, `wallet:` and the like; empty for what a page could run. */
function readNative(value: unknown): string {
  if (typeof value !== 'string' || value.length > nativeMax) return ''
  const isLink = /^[a-z][a-z0-9+.-]*:[\x21-\x7e]*$/i.test(value) && !ownSchemes.test(value)
  return isLink ? value : ''
}
