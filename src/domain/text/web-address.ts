import { directionSigns } from './characters.ts'
import { type Message, messages } from '../messages.ts'
import type { z } from './schema.ts'

const encodedSigns = /%e2%(80%a[a-e]|81%a[6-9])/i

/** Why visitors are not led to an address that otherwise leads somewhere: it shows another place than it means. */
export function addressProblem(address: string): Message | undefined {
  const { username = '', password = '' } = URL.parse(address) ?? {}
  if (username !== '' || password !== '') return messages.addressWithName
  const isTurned = address.search(directionSigns) >= 0 || encodedSigns.test(address)
  return isTurned ? messages.directionInvalid : undefined
}

export function honestAddress(schema: z.ZodString) {
  return schema.superRefine((address, context) => {
    const message = addressProblem(address)
    if (message) context.addIssue({ code: 'custom', message })
  })
}
