import { type Credentials, credentials } from '../../../domain/people/credentials.ts'
import { type WrongFields, wrongFieldsIn } from '../../kit/forms/use-submission.ts'

const address = credentials.pick({ email: true })

export function wrongCredentials(values: Credentials): WrongFields {
  return wrongFieldsIn(credentials, values)
}

export function wrongAddress(values: { email: string }): WrongFields {
  return wrongFieldsIn(address, values)
}
