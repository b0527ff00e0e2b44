import { type Credentials, credentials } from '../../../domain/people/credentials.ts'
import { type WrongFields, wrongFieldsOf } from '../../kit/forms/use-submission.ts'

export function wrongCredentials(values: Credentials): WrongFields {
  const { error } = credentials.safeParse(values)
  return error ? wrongFieldsOf(error) : {}
}
