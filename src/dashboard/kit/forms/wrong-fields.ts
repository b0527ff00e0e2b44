import type { z } from '../../../domain/text/schema.ts'

/** A sentence by field, in English. */
export type WrongFields = Record<string, string>

export function wrongFieldsOf({ issues }: z.ZodError): WrongFields {
  const wrong: WrongFields = {}
  for (const { path, message } of issues) wrong[String(path[0])] ??= message
  return wrong
}
