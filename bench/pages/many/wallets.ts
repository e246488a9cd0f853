/** Wallets that nobody has, each with a name and a picture of its own: one picture for all is too easy. */
export function wallets(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `directory-${index}`,
    name: `Wallet ${index + 1}`,
    homepage: `https://wallet-${index + 1}.example`,
    image_url: picture(index),
  }))
}

/** A GIF of one pixel, in a colour of its own. */
function picture(index: number): string {
  const colour = [(index * 37) % 256, (index * 91) % 256, (index * 151) % 256]
  const bytes = [71, 73, 70, 56, 57, 97, 1, 0, 1, 0, 128, 0, 0, ...colour, 0, 0, 0]
  const image = [44, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 68, 1, 0, 59]
  return `data:image/gif;base64,${btoa(String.fromCharCode(...bytes, ...image))}`
}
