import { toOriginPattern } from './toOriginPattern.js'

/**
 * Whether this is an origin as browsers write it, or a pattern of origins: with `*` for its port (`http://localhost:*`) or for labels of
 * its host (`https://*.example.com`, `https://pr-*.preview.example.com`).
 */
export function isOriginPattern(text: string): boolean {
  return toOriginPattern(text) === text
}
