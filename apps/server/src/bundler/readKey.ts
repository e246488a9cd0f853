import { readFileSync } from 'node:fs'
import { type Hex, isHex, size } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** The account whose private key is in a file, as hex digits. @throws without what is in the file */
export function readKey(file: string): PrivateKeyAccount {
  const text = read(file).trim()
  const key = (text.startsWith('0x') ? text : `0x${text}`) as Hex
  if (!isHex(key) || size(key) !== 32)
    throw new Error(`The file ${file} must hold a private key: 64 hex digits.`)
  return privateKeyToAccount(key)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`The file ${file} with a private key cannot be read.`)
  }
}
