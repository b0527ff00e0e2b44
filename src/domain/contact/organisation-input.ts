import { messages } from '../messages.ts'
import { asTime, mostSpans, type Span, timePatterns, weekdays } from './opening-hours.ts'
import { type HoursSetting, hoursSetting, organisationKinds } from './organisation.ts'
import { text, z } from '../text/schema.ts'

const time = (pattern: RegExp) =>
  text(10, { kind: 'code', missing: messages.timeInvalid, tooLong: messages.timeInvalid })
    .overwrite(asTime)
    .regex(pattern, { error: messages.timeInvalid, abort: true })

const span = z
  .strictObject({ opens: time(timePatterns.opens), closes: time(timePatterns.closes) })
  .refine(({ opens, closes }) => opens < closes, {
    error: messages.hoursEndFirst,
    path: ['closes'],
  })

export const spans = z
  .array(span, messages.invalidInput)
  .max(mostSpans, messages.invalidInput)
  .superRefine(([first, second], context) => {
    if (!first || !second || first.closes <= second.opens) return
    context.addIssue({ code: 'custom', message: messages.hoursOverlap, path: [1, 'opens'] })
  })
  .meta({ examples: [[{ opens: '08:00', closes: '16:00' }]] })

const year = z
  .int(messages.yearInvalid)
  .min(1000, messages.yearInvalid)
  .max(9999, messages.yearInvalid)

const hours = Object.fromEntries(
  weekdays.map((day) => [hoursSetting(day), spans.nullable().optional()]),
) as Record<HoursSetting, z.ZodOptional<z.ZodNullable<typeof spans>>>

/** Null chooses the standard value. */
export const organisationInput = {
  kind: z
    .enum(organisationKinds)
    .nullable()
    .optional()
    .describe('What the company is to search engines, a type of schema.org'),
  founded: year.nullable().optional().describe('The year of its foundation'),
  ...hours,
}

export function isYear(written: number | null): boolean {
  return year.nullable().safeParse(written).success
}

/** Sentences by field: `0.closes`. */
export function hoursProblems(written: Span[]): Record<string, string> {
  const issues = spans.safeParse(written).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
