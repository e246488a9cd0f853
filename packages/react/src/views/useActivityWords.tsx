import type { Move, TransactionSummary } from '@foyer/core'
import { truncateAddress } from '@foyer/protocol'
import type { ReactNode } from 'react'
import { useAssetMessages } from '../hooks/useAssetMessages.js'
import { useDecimal } from '../hooks/useDecimal.js'
import type { AssetMessages } from '../locales/AssetMessages.js'

const places = { done: 0, pending: 1, failed: 2 } as const
const signs = { '+': '+', '-': '−', '': '' } as const

/** What a transaction is called, what stands below it, and what moved, in words. */
export function useActivityWords(): useActivityWords.Result {
  const texts = useAssetMessages()
  const decimal = useDecimal()
  const label = ({ label }: Move) => label || texts.unnamed
  return {
    title: ({ operation, status }) => {
      const { operations } = texts
      const known = Object.hasOwn(operations, operation) ? operation : 'other'
      return operations[known as keyof AssetMessages['operations']][places[status]] ?? operation
    },
    sub: ({ status, operation, moves, other }) => {
      const [lead, ...rest] = moves
      if (status === 'failed') return texts.nothingMoved
      if (other) return <bdi>{texts[other.side](truncateAddress(other.address))}</bdi>
      const given = rest.find(({ direction }) => direction === 'out')
      if (operation === 'trade' && lead && given) return texts.swap(label(given), label(lead))
      if (rest.length > 0 && lead) return texts.andMore(rest.length)
      return status === 'pending' ? texts.pending : undefined
    },
    amount: (move) => {
      if (!move) return undefined
      const amount = move.amount && (move.isNft ? move.amount : decimal(move.amount))
      return [amount && signs[move.sign] + amount, label(move)].filter(Boolean).join(' ')
    },
  }
}

export declare namespace useActivityWords {
  type Result = {
    title: (summary: TransactionSummary) => string
    sub: (summary: TransactionSummary) => ReactNode
    /** Of what moved, with its sign. */
    amount: (move: Move | undefined) => string | undefined
  }
}
