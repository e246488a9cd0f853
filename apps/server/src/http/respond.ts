import { Image, type Media } from '@foyer/protocol/api'
import type { Context } from 'hono'
import * as v from 'valibot'
import { writeExact } from '../services/exactJson.js'
import type { Variables } from './App.js'
import { wholeAnswer } from './carry.js'

/** Puts a checked answer into a response, with what all answers carry where its context says so. */
export function respond(
  media: Media,
  answer: unknown,
  context?: Context<{ Variables: Variables }>,
): Response {
  return media === 'image' ? respondImage(answer) : respondJson(answer, context)
}

function respondJson(answer: unknown, context?: Context<{ Variables: Variables }>): Response {
  const text = writeExact(answer)
  return context
    ? wholeAnswer(context, text, jsonHeaders)
    : new Response(text, { headers: jsonHeaders })
}

export const jsonHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** A picture stays a picture: opened as a page it may do nothing. */
function respondImage(answer: unknown): Response {
  const { type, bytes } = v.parse(Image, answer)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
