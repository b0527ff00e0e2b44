import { type Look, lookChoices } from './look.ts'
import { messages } from './messages.ts'
import { z } from './schema.ts'

export const colour = z
  .string(messages.colourInvalid)
  .regex(/^#[\da-fA-F]{6}$/, messages.colourInvalid)
  .toLowerCase()
  .meta({ examples: ['#1b6fb5'] })

/** Null chooses the standard value. */
export const lookChange = z.strictObject({
  brand: setting(colour),
  accent: setting(colour),
  paper: setting(z.enum(lookChoices.paper)),
  ground: setting(z.enum(lookChoices.ground)),
  schemes: setting(z.enum(lookChoices.schemes)),
  typeface: setting(z.enum(lookChoices.typeface)),
  corners: setting(z.enum(lookChoices.corners)),
  density: setting(z.enum(lookChoices.density)),
  hero: setting(z.enum(lookChoices.hero)),
  scene: setting(z.enum(lookChoices.scene)),
  band: setting(z.enum(lookChoices.band)),
  posts_list: setting(z.enum(lookChoices.posts_list)),
  business_list: setting(z.enum(lookChoices.business_list)),
  products_list: setting(z.enum(lookChoices.products_list)),
  headings: setting(z.enum(lookChoices.headings)),
  eyebrows: setting(z.boolean(messages.invalidInput)),
  rhythm: setting(z.enum(lookChoices.rhythm)),
  name_beside_logo: setting(z.boolean(messages.invalidInput)),
} satisfies Record<keyof Look, z.ZodType>)

function setting<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().optional()
}
