const maxBytes = 12_000

const elements = new Set(
  'svg g defs path circle ellipse rect line polygon polyline clipPath mask linearGradient radialGradient stop'.split(
    ' ',
  ),
)
const attributes = new Set(
  `xmlns width height viewBox fill fill-rule fill-opacity clip-rule clip-path d id opacity offset stop-color stop-opacity
  stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity gradientUnits gradientTransform transform
  maskUnits mask cx cy r rx ry fx fy x y x1 x2 y1 y2 points`.split(/\s+/),
)

/** Shapes without a meaning for a picture: left out rather than refused. */
const dropped = new Set(['class'])

/**
 * An SVG of plain shapes, or `undefined` when it has anything else in it: scripts, handlers, styles,
 * text, pictures, entities, or a reference to something outside. It is refused and not mended, so
 * that there is nothing to be clever about.
 */
export function cleanSvg(text) {
  const trimmed = text.trim().replaceAll(/>\s+</g, '><')
  const tags = trimmed.match(/<[^<>]*>/g) ?? []
  if (tags.join('') !== trimmed || !/^<svg[ >]/.test(trimmed)) return undefined
  const cleaned = tags.map(tag)
  if (cleaned.includes(undefined) || !balanced(tags)) return undefined
  const svg = cleaned.join('')
  return Buffer.byteLength(svg) <= maxBytes ? svg : undefined
}

function tag(text) {
  const closing = /^<\/([A-Za-z]+)>$/.exec(text)
  if (closing) return elements.has(closing[1]) ? text : undefined
  const [, name, list, end] =
    /^<([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"]*")*)\s*(\/?)>$/.exec(text) ?? []
  if (!elements.has(name)) return undefined
  const pairs = [...list.matchAll(/([A-Za-z][\w:-]*)="([^"]*)"/g)].filter(
    ([, key]) => !dropped.has(key),
  )
  if (!pairs.every(([, key, value]) => attributes.has(key) && isPlain(key, value))) return undefined
  return `<${name}${pairs.map(([pair]) => ` ${pair}`).join('')}${end}>`
}

function isPlain(key, value) {
  if (key === 'xmlns') return value === 'http://www.w3.org/2000/svg'
  if (/[&\\<>:;]/.test(value)) return false
  return !/url/i.test(value) || /^url\(#[\w-]+\)$/.test(value)
}

function balanced(tags) {
  const open = []
  for (const text of tags) {
    const name = /[A-Za-z]+/.exec(text)?.[0]
    if (text.startsWith('</')) {
      if (open.pop() !== name) return false
    } else if (!text.endsWith('/>')) open.push(name)
  }
  return open.length === 0
}
