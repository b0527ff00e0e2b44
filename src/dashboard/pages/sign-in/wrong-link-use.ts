import { linkEndpoints } from '../../../contract/links.ts'
import { messages } from '../../../domain/messages.ts'
import { type WrongFields, wrongFieldsIn } from '../../kit/forms/use-submission.ts'

export function wrongLinkUse(json: { password: string }, confirmation: string): WrongFields {
  return {
    ...wrongFieldsIn(linkEndpoints['POST /links/use'].json, json),
    ...(json.password !== confirmation && { confirmation: messages.passwordsDiffer }),
  }
}
