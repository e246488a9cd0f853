/** The colours of the sandbox's coins. */
const colours: Readonly<Record<string, string>> = {
  ETH: '#4a5a8a',
  MUSD: '#3f7a52',
  HRV: '#b0702c',
  HNY: '#c79a1e',
  SOL: '#6d5aa8',
  BTC: '#c2701f',
}

/** The picture of a coin of the sandbox, as an address that holds it: its first letter on a disc. */
export function drawCoin(symbol: string): string {
  const colour = colours[symbol] ?? '#666'
  const disc = `<circle cx="32" cy="32" r="32" fill="${colour}"/>`
  const letter = `<path d="${letters[symbol[0] ?? ''] ?? 'M22 32h20'}" fill="none" stroke="#fff" stroke-width="6"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${disc}${letter}</svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}

/** Drawn, because a machine without a screen may have no fonts. */
const letters: Readonly<Record<string, string>> = {
  B: 'M22 32h16a6.5 6.5 0 0 1 0 13H22V19h14a6.5 6.5 0 0 1 0 13',
  E: 'M43 19H23v26h20M23 32h16',
  M: 'M18 46V19l14 16 14-16v27',
  H: 'M21 18v28M43 18v28M21 32h22',
  S: 'M42 24c-3-5-19-7-19 1 0 8 19 6 19 14 0 9-17 8-20 2',
}
