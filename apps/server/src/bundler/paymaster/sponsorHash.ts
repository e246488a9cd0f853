import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  keccak256,
  numberToHex,
  parseAbiParameters,
} from 'viem'
import { type Operation, pack } from '../Operation.js'

/**
 * What the signer of `VerifyingPaymaster` 0.7 signs of an operation: everything but the two signatures. Computed here, so that no
 * node has a say in what is signed.
 */
export function sponsorHash(
  operation: Operation,
  { chainId, address, until }: { chainId: number; address: Address; until: number },
): Hex {
  const { sender, nonce, initCode, callData, accountGasLimits, preVerificationGas, gasFees } =
    pack(operation)
  const gas = BigInt(
    concatHex([
      numberToHex(operation.paymasterVerificationGasLimit ?? 0n, { size: 16 }),
      numberToHex(operation.paymasterPostOpGasLimit ?? 0n, { size: 16 }),
    ]),
  )
  return keccak256(
    encodeAbiParameters(fields, [
      sender,
      nonce,
      keccak256(initCode),
      keccak256(callData),
      accountGasLimits as Hex,
      gas,
      preVerificationGas,
      gasFees as Hex,
      BigInt(chainId),
      address,
      until,
      0,
    ]),
  )
}

const fields = parseAbiParameters(
  'address, uint256, bytes32, bytes32, bytes32, uint256, uint256, bytes32, uint256, address, uint48, uint48',
)
