import { linkEndpoints } from '../../../contract/links.ts'
import { messages } from '../../../domain/messages.ts'
import { type Credentials, credentials } from '../../../domain/people/credentials.ts'
import { type WrongFields, wrongFieldsIn } from '../../kit/forms/use-submission.ts'

const address = credentials.pick({ email: true })

export function wrongCredentials(values: Credentials): WrongFields {
  return wrongFieldsIn(credentials, values)
}

export function wrongAddress(values: { email: string }): WrongFields {
  return wrongFieldsIn(address, values)
}

export function wrongLinkUse(json: { password: string }, confirmation: string): WrongFields {
  return {
    ...wrongFieldsIn(linkEndpoints['POST /links/use'].json, json),
    ...(json.password !== confirmation && { confirmation: messages.passwordsDiffer }),
  }
}
