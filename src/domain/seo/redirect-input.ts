import { messages } from '../messages.ts'
import { ownTargets } from '../navigation/navigation-input.ts'
import { isAtOtherSite, pageAddress, pathOfAddress, redirectLimits } from './redirect.ts'
import { text, untrimmedText, storableText, z } from '../text/schema.ts'
import { honestAddress } from '../text/web-address.ts'

const address = honestAddress(text(redirectLimits.address, { kind: 'link' }))

const path = address
  .regex(pageAddress, messages.addressInvalid)
  .refine((written) => pathOfAddress(written) !== undefined, messages.addressInvalid)
  .overwrite((written) => pathOfAddress(written) ?? written)
  .meta({ examples: ['/about-us.html'] })

const target = z.discriminatedUnion('kind', [
  ...ownTargets,
  z.strictObject({
    kind: z.literal('external'),
    address: address.refine(isAtOtherSite, messages.leadsNowhere),
  }),
  z.strictObject({ kind: z.literal('path'), path }),
])

export const redirectInput = z.strictObject({
  path: path.describe('The old address, as people read it, without query'),
  target,
})

export const redirectList = z.strictObject({
  list: storableText(untrimmedText(redirectLimits.list))
    .refine(hasRoom, messages.linksTooMany)
    .describe('An old and a new address a line, with a space between them'),
})

function hasRoom(list: string): boolean {
  return list.split('\n').filter((line) => line.trim() !== '').length <= redirectLimits.lines
}
