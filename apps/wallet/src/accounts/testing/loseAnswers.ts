import type { Chains } from '../../chains/Chains.js'
import { Failure } from '../../errors/Failure.js'

/** A network that carries out what is sent by `sending`, whose first answers never come; and how often that was sent. */
export function loseAnswers(
  request: Chains['request'],
  sending: string,
  lost = 1,
): { request: Chains['request']; turns(): number } {
  let turns = 0
  return {
    async request(network, method, params) {
      const answer = request(network, method, params)
      if (method !== sending) return answer
      turns += 1
      if (turns > lost) return answer
      await answer.catch(() => undefined)
      throw new Failure('No node of the network answered', -32603)
    },
    turns: () => turns,
  }
}
