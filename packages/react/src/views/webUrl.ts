/** The address when it is one of the web, else nothing: a directory or a host may hold any text. */
export function webUrl(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
