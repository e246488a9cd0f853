/**
 * Gives the page the two families that Foyer is drawn for: Hanken Grotesk for text and Geist Mono for
 * addresses. Optional: without them the system's faces are used.
 *
 * Fetches nothing but its own chunk: the bytes come as script, so that a strict policy needs no
 * `font-src`. About 60 kB, once; a face that the page already has is left alone. Does nothing on a server.
 */
export async function loadFonts(): Promise<void> {
  if (typeof document === 'undefined') return
  await Promise.all([
    add('text', 'Hanken Grotesk', async () => (await import('./hankenGrotesk.js')).hankenGrotesk),
    add('figures', 'Geist Mono', async () => (await import('./geistMono.js')).geistMono),
  ])
}

async function add(use: string, family: string, load: () => Promise<string>): Promise<void> {
  const name = `--foyer-face-${use}`
  if (getComputedStyle(document.documentElement).getPropertyValue(name)) return
  const has = [...document.fonts].some((face) => face.family.replaceAll('"', '') === family)
  if (!has) {
    const bytes = Uint8Array.from(atob(await load()), (letter) => letter.charCodeAt(0))
    // A face in a shadow root's own sheet is ignored, so it is the document's.
    document.fonts.add(new FontFace(family, bytes, { weight: '100 900', display: 'swap' }))
  }
  // Named only now: looking for a family that is not there costs the first opening milliseconds.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root { ${name}: "${family}" }`)
  document.adoptedStyleSheets.push(sheet)
}
