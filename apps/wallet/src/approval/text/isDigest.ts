/** So much may stand beside a digest, and it is still what the text is about: “Sign: ”, “Hash =”. */
const besideMost = 24

/** Letters of one alphabet without a break, as only digests have: 28 bytes in base64 are 38, a UUID with its dashes is 36. */
const run = /[a-z\d+/_=-]{37,}/gi

/** Digits of base 16 without a break, once what divides them is gone: 28 bytes or more. */
const hexRun = /[\da-f]{56,}/gi

/** 20 bytes in base 16 are an address as well: they count only where nothing else is said. */
const hexAlone = /^(?:0x)?[\da-f]{40}$/i

/** An address among words is one of them. */
const address = /\b0x[\da-f]{40}\b/gi

/** What divides, surrounds or hides digits: all that is neither a letter nor a number. */
const divider = /[^\p{L}\p{N}]/gu

/**
 * Whether a text is a digest that is written out, in base 16, 32, 58 or 64 or as a number, with little or nothing beside it. What is
 * unseen, divides it or writes it in other letters changes nothing.
 *
 * @param own the account, whose address is no secret
 */
export function isDigest(text: string, own: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Variation_Selector}|\u034f/gu, '')
    .trim()
  const bare = plain.replace(divider, '')
  if (bare.toLowerCase() === own.toLowerCase()) return false
  if (hexAlone.test(bare) || isMost(bare, hexRun)) return true
  const words = plain.replaceAll(own, ' ').replace(address, ' ')
  // Lines may be broken within it.
  return isMost(words, run) || isMost(words.replace(/[\r\n]+/g, ''), run)
}

function isMost(text: string, digest: RegExp): boolean {
  const rest = text.replace(digest, '')
  return rest.length < text.length && [...rest.replace(divider, '')].length <= besideMost
}
