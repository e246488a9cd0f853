import type { WarningCode, WarningData } from '../../texts/WarningData.js'

/** A danger has to be ticked off before it can be approved. */
export type Level = 'danger' | 'caution'

export type Warning = {
  readonly [code in WarningCode]: {
    readonly code: code
    readonly level: Level
    readonly data: WarningData[code]
  }
}[WarningCode]

const dangers: ReadonlySet<WarningCode> = new Set([
  'signInElsewhere',
  'signInOtherAccount',
  'notText',
  'bareHash',
  'longAsHash',
  'writtenHash',
  'preimage',
  'looksLikeTransaction',
  'unknownTypedData',
  'otherNetwork',
  'ofOtherNetwork',
  'noLimit',
  'allPieces',
  'spenderIsEoa',
  'lookAlike',
  'tokenAsReceiver',
  'ownWallet',
  'oddCall',
  'unasked',
  'feeTooHigh',
  'feeUnknown',
  'delegate',
  'keyActsAlone',
  'sharedAccount',
  'unreadableCalls',
  'blindCall',
  'willFail',
  'falseName',
  'orderForNothing',
  'orderForLittle',
  'orderUnpriced',
  'orderOpen',
  'notToken',
  'orderToOther',
  'blindProgram',
  'givesAway',
  'unreadTable',
  'closesToOther',
  'silentAllowance',
  'notPlayed',
])

/** A warning with its level. */
export function warning<code extends WarningCode>(
  code: code,
  ...[data]: WarningData[code] extends undefined ? [] : [data: WarningData[code]]
): Warning {
  const level: Level = dangers.has(code) ? 'danger' : 'caution'
  // The mapped type's member of this very code.
  return { code, level, data } as unknown as Warning
}
