/** 128 kB of bytes, written in base64. */
const lengthMax = 175_000

/** A picture from a stranger: only the data itself, and only as `<img>` shows it. */
export function readImage(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > lengthMax) return undefined
  const url = value.trim().replace(/^data:image\/svg(?=[;,])/i, 'data:image/svg+xml')
  return /^data:image\/(png|jpeg|webp|gif|avif|svg\+xml)[;,]/i.test(url) ? url : undefined
}
