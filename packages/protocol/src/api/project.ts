import * as v from 'valibot'
import { featuresMax, originsMax } from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { Text, Word } from './fields.js'

/** What the project says about a feature; without a list the page's own choice holds. */
export const RemoteFeature = v.object({
  /** One of `remoteFeatureIds`; others are passed over. */
  id: Word,
  isEnabled: v.boolean(),
  config: v.nullish(v.pipe(v.array(Word), v.maxLength(featuresMax))),
})
export type RemoteFeature = v.InferOutput<typeof RemoteFeature>

export const getConfig = endpoint({
  method: 'GET',
  path: '/appkit/v1/config',
  summary: 'Lists the features that the project switches on or off.',
  output: v.object({ features: v.pipe(v.array(RemoteFeature), v.maxLength(featuresMax)) }),
})

export const getOrigins = endpoint({
  method: 'GET',
  path: '/projects/v1/origins',
  summary: 'Lists the origins whose pages may use the project; an empty list allows none.',
  output: v.object({ allowedOrigins: v.pipe(v.array(Text), v.maxLength(originsMax)) }),
})

export const getAnalyticsConfig = endpoint({
  method: 'GET',
  path: '/getAnalyticsConfig',
  summary: 'Says whether the project wants to hear what happens in the modal.',
  output: v.object({ isAnalyticsEnabled: v.boolean() }),
})
