/** Wallets that do not exist, each with a name and a picture of its own: one picture for all is too easy. */
export function wallets(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `directory-${index}`,
    name: `Wallet ${index + 1}`,
    homepage: `https://wallet-${index + 1}.example`,
    image_url: `${location.origin}/picture/${index}.svg`,
  }))
}
