const picture = /[.](png|jpe?g|webp|gif|avif)$/i
/** Pictures that are data of the product: the wallets' and networks' icons, and what the wallet's pages show. */
const data = /^(packages\/directory\/data\/icons|apps\/wallet\/public)\//

/** Kilobytes of pictures in the repository that a command can make: each change of a screen would add them to its history anew. */
export function pictures({ files, sizeOf }) {
  const found = files.filter((file) => picture.test(file) && !data.test(file))
  return { count: Math.round(sum(found.map(sizeOf)) / 1_000), lines: found }
}

const sum = (sizes) => sizes.reduce((total, size) => total + size, 0)
