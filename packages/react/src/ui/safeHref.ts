/** An address that may stand in a link: wallets and directories name them, so no scheme that runs code. */
export function safeHref(href: string | undefined): string | undefined {
  if (!href) return undefined
  // Browsers drop blanks and control characters before they read the scheme.
  const visible = [...href].filter((character) => character > ' ').join('')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(visible)?.[1]
  const dangerous = ['javascript', 'data', 'vbscript', 'blob', 'file']
  return scheme && dangerous.includes(scheme.toLowerCase()) ? undefined : href
}
