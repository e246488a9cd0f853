import type { Image } from '@foyer/protocol/api'

const codes = new Set(Intl.supportedValuesOf('currency'))

/** A coin with the sign of a currency of ISO 4217. */
export function drawCurrency(code: string): Image | undefined {
  if (!codes.has(code)) return undefined
  const sign = signOf(code)
  const size = sign.length > 2 ? 34 : 56
  const text = sign.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><circle cx="64" cy="64" r="64" fill="#3f6b4f"/><text x="64" y="66" fill="#fff" font-family="system-ui,sans-serif" font-weight="600" font-size="${size}" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`
  return { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) }
}

function signOf(code: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
