import { type Address, concatHex, encodeAbiParameters, type Hex } from 'viem'

/** The code that creates a contract whose constructor takes addresses alone. */
export function withArguments(bytecode: Hex, args: readonly Address[]): Hex {
  const types = args.map(() => ({ type: 'address' }) as const)
  return concatHex([bytecode, encodeAbiParameters(types, args)])
}
