import { concatBytes, hexToBytes } from '@noble/hashes/utils'
import type { Erc6492 } from './readErc6492.js'

/**
 * A program that no chain keeps, run by a call without a receiver: it asks an account whether a signature is its own (ERC-1271), and where it is not
 * deploys the account, or makes it ready, and asks again (ERC-6492). It answers with one byte, 1 or 0.
 */
export function writeProbe({ account, call, deployment }: writeProbe.Parameters): Uint8Array {
  const write = (start: number, end: number): string => {
    const question = questionTo(account, { start, length: call.length })
    const behind = { start: start + call.length, length: deployment.call.length }
    // DUP1, PUSH2 end, JUMPI: no second time where it is valid. POP.
    const unlessValid = `8061${toHex(end, 2)}5750`
    return [question, unlessValid, callTo(deployment.factory, behind), question, answer].join('')
  }
  const { length } = hexToBytes(write(0, 0))
  const program = hexToBytes(write(length, length - answer.length / 2))
  return concatBytes(program, call, deployment.call)
}

export declare namespace writeProbe {
  type Parameters = {
    readonly account: string
    readonly call: Uint8Array
    readonly deployment: NonNullable<Erc6492['deployment']>
  }
}

/** JUMPDEST, PUSH1 0, MSTORE; PUSH1 1, PUSH1 31, RETURN. */
const answer = '5b6000526001601ff3'

type Data = { readonly start: number; readonly length: number }

/** Leaves 1 on the stack where the account answers with what ERC-1271 wants, to the last byte, and else 0. */
function questionTo(account: string, data: Data): string {
  return [
    copied(data),
    // Into the first word: 32 bytes of the answer. STATICCALL with all gas.
    `60206000${sizeOf(data)}600073${account.slice(2)}5afa`,
    // RETURNDATASIZE, PUSH1 32, EQ, AND.
    '3d60201416',
    // PUSH1 0, MLOAD, PUSH32, EQ, AND.
    `6000517f1626ba7e${'00'.repeat(28)}1416`,
  ].join('')
}

/** CALL with all gas, no coin, and no answer; POP. */
function callTo(factory: string, data: Data): string {
  return `${copied(data)}60006000${sizeOf(data)}6000600073${factory.slice(2)}5af150`
}

/** CODECOPY of data that stands behind the program, to the beginning of the memory. */
function copied(data: Data): string {
  return `${sizeOf(data)}62${toHex(data.start, 3)}600039`
}

/** PUSH3. */
function sizeOf({ length }: Data): string {
  return `62${toHex(length, 3)}`
}

function toHex(value: number, bytes: number): string {
  return value.toString(16).padStart(2 * bytes, '0')
}
