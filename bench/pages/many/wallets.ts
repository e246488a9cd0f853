/** Wallets that nobody has, each with a name and a picture of its own: an image that is decoded once is too easy. */
export function wallets(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `directory-${index}`,
    name: `Wallet ${index + 1}`,
    homepage: `https://wallet-${index + 1}.example`,
    image_url: picture((index * 137) % 360),
  }))
}

function picture(hue: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="hsl(${hue} 70% 45%)"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
