/** An address for whoever develops the page, as far as its host: what follows may be a key. A path alone is one of the page’s own. */
export function describeUrl(url: unknown): string {
  try {
    return new URL(String(url)).origin
  } catch {
    return String(url).startsWith('/') ? 'A path of this page' : 'The transport'
  }
}
