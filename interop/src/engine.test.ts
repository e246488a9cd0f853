import { pairsWithOfficialWallets } from './engine/rules.js'
import { startInNode } from './engine/startInNode.js'

pairsWithOfficialWallets(startInNode)
