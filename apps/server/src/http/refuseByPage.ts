import type { Context, MiddlewareHandler } from 'hono'
import type { Markup } from '../html/Markup.js'
import type { Speak, SpokenTexts } from '../texts/createSpeak.js'
import type { Texts } from '../texts/english.js'
import { speechOf } from './speechOf.js'

/**
 * Shows a page in the reader's language where a request of a browser's window was refused or failed. A program, which accepts no pages, gets
 * the refusal of the contract.
 */
export function refuseByPage(speak: Speak, page: refuseByPage.Page): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { req, res } = context
    if (!isRefusal(res) || !/\btext\/html\b/.test(req.header('accept') ?? '')) return
    const speech = speechOf(context, speak)
    const text = textOf(context, speech.texts.refused)
    // Assigning keeps the headers of the refusal.
    context.res = new Response(String(await page(speech, text)), {
      status: res.status,
      headers: { 'content-type': 'text/html; charset=UTF-8' },
    })
  }
}

export declare namespace refuseByPage {
  /** Draws a page of this sentence. */
  type Page = (speech: SpokenTexts, text: string) => Markup
}

/** Pages of their own say why they are refused. */
function isRefusal({ status, headers }: Response): boolean {
  return status >= 400 && (headers.get('content-type') ?? '').startsWith('application/json')
}

function textOf({ res }: Context, texts: Texts['refused']): string {
  switch (res.status) {
    case 400:
      return texts.input
    case 401:
      return texts.signedOut
    case 403:
      return texts.foreign
    case 404:
      return texts.missing
    case 413:
      return texts.long
    case 429:
      return texts.often({ seconds: Number(res.headers.get('retry-after') ?? 60) })
    default:
      return texts.failed
  }
}
