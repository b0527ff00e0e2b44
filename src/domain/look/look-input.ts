import { type LookChoice, lookChoices, type LookSetting } from './look.ts'
import { messages } from '../messages.ts'
import { z } from '../text/schema.ts'

const colour = z
  .string(messages.colourInvalid)
  .regex(/^#[\da-fA-F]{6}$/, messages.colourInvalid)
  .toLowerCase()
  .meta({ examples: ['#1b6fb5'] })

type Choices = typeof lookChoices
export const lookChoiceSchemas = Object.fromEntries(
  Object.entries<readonly string[]>(lookChoices).map(([name, choices]) => [name, z.enum(choices)]),
) as { [Name in LookChoice]: z.ZodEnum<{ [Choice in Choices[Name][number]]: Choice }> }

const schemas = {
  brand: colour,
  accent: colour,
  ...lookChoiceSchemas,
  eyebrows: z.boolean(messages.invalidInput),
  name_beside_logo: z.boolean(messages.invalidInput),
} satisfies Record<LookSetting, z.ZodType>

type Settings = typeof schemas
export const lookInput = z.strictObject(
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, schema.nullable().optional()]),
  ) as { [Name in LookSetting]: z.ZodOptional<z.ZodNullable<Settings[Name]>> },
)
