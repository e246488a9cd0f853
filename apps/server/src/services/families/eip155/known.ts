import type { ChainFamily } from '../../chains/ChainFamily.js'

/** What price services and clients call EVM networks. */
export const known: NonNullable<ChainFamily['known']> = {
  'eip155:1': {
    pictures: ['ba0ba0cd-17c6-4806-ad93-f9d174f17900', 'e909ea0a-f92a-4512-c8fc-748044ea6800'],
    coinGecko: { platform: 'ethereum', coin: 'ethereum' },
    defiLlama: 'ethereum',
  },
  'eip155:10': {
    pictures: ['ab9c186a-c52f-464b-2906-ca59d760a400'],
    coinGecko: { platform: 'optimistic-ethereum', coin: 'ethereum' },
    defiLlama: 'optimism',
  },
  'eip155:56': {
    pictures: ['93564157-2e8e-4ce7-81df-b264dbee9b00'],
    coinGecko: { platform: 'binance-smart-chain', coin: 'binancecoin' },
    defiLlama: 'bsc',
  },
  'eip155:100': {
    pictures: ['02b53f6a-e3d4-479e-1cb4-21178987d100'],
    coinGecko: { platform: 'xdai', coin: 'xdai' },
    defiLlama: 'xdai',
  },
  'eip155:137': {
    pictures: ['41d04d42-da3b-4453-8506-668cc0727900'],
    coinGecko: { platform: 'polygon-pos', coin: 'polygon-ecosystem-token' },
    defiLlama: 'polygon',
  },
  'eip155:324': {
    pictures: ['b310f07f-4ef7-49f3-7073-2a0a39685800'],
    coinGecko: { platform: 'zksync', coin: 'ethereum' },
    defiLlama: 'era',
  },
  'eip155:8453': {
    pictures: ['7289c336-3981-4081-c5f4-efc26ac64a00', 'a18a7ecd-e307-4360-4746-283182228e00'],
    coinGecko: { platform: 'base', coin: 'ethereum' },
    defiLlama: 'base',
  },
  'eip155:42161': {
    pictures: ['3bff954d-5cb0-47a0-9a23-d20192e74600'],
    coinGecko: { platform: 'arbitrum-one', coin: 'ethereum' },
    defiLlama: 'arbitrum',
  },
  'eip155:42220': {
    pictures: ['ab781bbc-ccc6-418d-d32d-789b15da1f00'],
    coinGecko: { platform: 'celo', coin: 'celo' },
    defiLlama: 'celo',
  },
  'eip155:43114': {
    pictures: ['30c46e53-e989-45fb-4549-be3bd4eb3b00'],
    coinGecko: { platform: 'avalanche', coin: 'avalanche-2' },
    defiLlama: 'avax',
  },
  'eip155:59144': { coinGecko: { platform: 'linea', coin: 'ethereum' }, defiLlama: 'linea' },
  'eip155:534352': { coinGecko: { platform: 'scroll', coin: 'ethereum' }, defiLlama: 'scroll' },
  'eip155:130': {
    pictures: ['2257980a-3463-48c6-cbac-a42d2a956e00', '4eeea7ef-0014-4649-5d1d-07271a80f600'],
  },
  'eip155:143': { pictures: ['0a728e83-bacb-46db-7844-948f05434900'] },
  'eip155:250': { pictures: ['06b26297-fe0c-4733-5d6b-ffa5498aac00'] },
  'eip155:295': { pictures: ['6a97d510-cac8-4e58-c7ce-e8681b044c00'] },
  'eip155:314': { pictures: ['5a73b3dd-af74-424e-cae0-0de859ee9400'] },
  'eip155:1088': { pictures: ['3897a66d-40b9-4833-162f-a2c90531c900'] },
  'eip155:1284': { pictures: ['161038da-44ae-4ec7-1208-0ea569454b00'] },
  'eip155:1285': { pictures: ['f1d73bb6-5450-4e18-38f7-fb6484264a00'] },
  'eip155:2020': { pictures: ['b8101fc0-9c19-4b6f-ec65-f6dfff106e00'] },
  'eip155:2741': { pictures: ['fc2427d1-5af9-4a9c-8da5-6f94627cd900'] },
  'eip155:4689': { pictures: ['34e68754-e536-40da-c153-6ef2e7188a00'] },
  'eip155:5000': { pictures: ['e86fae9b-b770-4eea-e520-150e12c81100'] },
  'eip155:80094': { pictures: ['e329c2c9-59b0-4a02-83e4-212ff3779900'] },
  'eip155:7777777': { pictures: ['845c60df-d429-4991-e687-91ae45791600'] },
  'eip155:1313161554': { pictures: ['3ff73439-a619-4894-9262-4470c773a100'] },
}
