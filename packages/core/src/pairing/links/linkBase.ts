import { linkMax } from '@foyer/protocol'

/** Schemes that are no wallet's: they run code, read files, or are the browser's own. */
const foreign = new Set([
  'about',
  'blob',
  'chrome',
  'chrome-extension',
  'content',
  'data',
  'file',
  'filesystem',
  'ftp',
  'http',
  'https',
  'intent',
  'jar',
  'javascript',
  'mailto',
  'moz-extension',
  'sms',
  'tel',
  'vbscript',
  'view-source',
  'ws',
  'wss',
])

/**
 * Where links into a wallet's app begin, always with a slash at its end: `kestrel://`, `https://kestrel.example/`.
 * Directories write them in every way (`kestrel`, `kestrel:`, `kestrel:/`). `undefined` for what leads into no app: a
 * directory may hold any text, and what is opened here is opened in the user's name.
 */
export function linkBase(text: string | undefined): string | undefined {
  // Browsers drop control characters, and blanks around, before they read a scheme.
  const visible = [...(text ?? '')]
    .filter((character) => character >= ' ')
    .join('')
    .trim()
  if (!visible || visible.length > linkMax || /\s/.test(visible)) return undefined
  if (/^https?:\/\//i.test(visible)) return webBase(visible)
  const whole = /^[a-z][a-z\d+.-]*(:\/?)?$/i.test(visible)
    ? `${visible.replace(/[/:]/g, '')}://`
    : visible
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(whole)?.[1]?.toLowerCase()
  if (!scheme || foreign.has(scheme)) return undefined
  return whole.endsWith('/') ? whole : `${whole}/`
}

function webBase(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  // A name before the host makes one address look like another.
  if (url.username || url.password) return undefined
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url.href
}

/** Whether a base is an address of the web, which the system may hand to an app. */
export function isUniversal(base: string): boolean {
  return /^https?:/i.test(base)
}
