import { allowsOrigin, isOriginPattern } from '@foyer/protocol'

/**
 * The possible origins of the page around the frame, before it has spoken: what the browser says, as far as the project lists it; else
 * every origin of the list. A message to an origin that is not the parent's is not delivered.
 */
export function parentOrigins(window: Window, allowedOrigins: readonly string[]): string[] {
  if (window.parent === window || allowedOrigins.length === 0) return []
  const said = window.location.ancestorOrigins?.[0] ?? originOf(window.document.referrer)
  if (said !== undefined) return allowsOrigin(allowedOrigins, said) ? [said] : []
  return allowedOrigins.filter((one) => isOriginPattern(one) && !one.includes('*'))
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}
