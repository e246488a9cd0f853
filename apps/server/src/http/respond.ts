import { Image, type Media } from '@foyer/protocol/api'
import * as v from 'valibot'
import { writeExact } from '../services/exactJson.js'

/** Puts a checked answer into a response. */
export function respond(media: Media, answer: unknown): Response {
  return media === 'image' ? respondImage(answer) : respondJson(answer)
}

function respondJson(answer: unknown): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return new Response(writeExact(answer), { headers })
}

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
