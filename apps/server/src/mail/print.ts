import { html } from 'hono/html'
import type { Mail } from './Mail.js'

/** The mail as plain text. */
export function toText({ text, code, link }: Mail): string {
  const [first = '', ...others] = text
  return [first, ...shown(code), ...shown(link), ...others].join('\n\n')
}

/** The same words as a page: no pictures, nothing that is fetched, nothing that tells it was read. */
export function toHtml({ subject, text, code, link }: Mail): string {
  const [first = '', ...others] = text
  const large =
    code === undefined
      ? ''
      : html`<p style="font:700 32px/1.2 monospace;letter-spacing:8px">${code}</p>`
  const way =
    link === undefined
      ? ''
      : html`<p style="word-break:break-all"><a href="${link}">${link}</a></p>`
  return String(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body style="font:16px/1.5 sans-serif;max-width:520px"><p>${first}</p>${large}${way}${others.map((one) => html`<p>${one}</p>`)}</body></html>`,
  )
}

function shown(part: string | undefined): string[] {
  return part === undefined ? [] : [part]
}
