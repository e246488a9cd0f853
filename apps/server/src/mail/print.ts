import { html } from 'hono/html'
import type { Mail } from './Mail.js'

/** The mail as plain text. */
export function toText({ text, code, link, english }: Mail): string {
  const body = (paragraphs: readonly string[]) => {
    const [first = '', ...others] = paragraphs
    return [first, ...shown(code), ...shown(link), ...others]
  }
  const below = english ? ['– – –', english.subject, ...body(english.text)] : []
  return [...body(text), ...below].join('\n\n')
}

/** The same words as a page: no pictures, nothing that is fetched, nothing that tells it was read. */
export function toHtml({ subject, text, code, link, english, lang = 'en', dir }: Mail): string {
  const large =
    code === undefined
      ? ''
      : html`<p dir="ltr" style="font:700 32px/1.2 monospace;letter-spacing:8px">${code}</p>`
  const way =
    link === undefined
      ? ''
      : html`<p dir="ltr" style="word-break:break-all"><a href="${link}">${link}</a></p>`
  const body = (paragraphs: readonly string[]) => {
    const [first = '', ...others] = paragraphs
    return html`<p>${first}</p>${large}${way}${others.map((one) => html`<p>${one}</p>`)}`
  }
  const below = english
    ? html`<hr><div lang="en" dir="ltr"><p><b>${english.subject}</b></p>${body(english.text)}</div>`
    : ''
  return String(
    html`<!doctype html><html lang="${lang}" dir="${dir ?? 'ltr'}"><head><meta charset="utf-8"><title>${subject}</title></head><body style="font:16px/1.5 sans-serif;max-width:520px">${body(text)}${below}</body></html>`,
  )
}

function shown(part: string | undefined): string[] {
  return part === undefined ? [] : [part]
}
