import type { OwnNavigation } from './navigation.ts'
import { z } from './schema.ts'

const hidden = z.boolean().nullable().optional()

/** Null for the standard value. */
export const navigationChange = z.strictObject({
  posts_hidden: hidden,
  business_hidden: hidden,
  products_hidden: hidden,
} satisfies Record<keyof OwnNavigation, z.ZodType>)
