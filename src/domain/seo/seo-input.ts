import { messages } from '../messages.ts'
import { text, z } from '../text/schema.ts'
import type { SeoSetting } from './seo.ts'

const proof = text(200, { kind: 'code' }).regex(/^[\w-]*$/, messages.proofInvalid)

export const seoSettingsInput = {
  readable_addresses: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether addresses of articles end in the words of their titles'),
  not_yet: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether search engines are to find nothing yet'),
  google_proof: proof.nullable().optional().describe('For `google-site-verification`'),
  bing_proof: proof.nullable().optional().describe('For `msvalidate.01`'),
} satisfies Record<SeoSetting, z.ZodType>
