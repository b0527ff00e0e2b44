import { type PictureUse, usingKinds } from '../media/picture-use.ts'

export const fileUsingKinds = [...usingKinds, 'redirect'] as const

export type FileUse = Omit<PictureUse, 'kind'> & { kind: (typeof fileUsingKinds)[number] }
