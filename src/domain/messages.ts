import type * as texts from './message-texts.ts'

export * as messages from './message-texts.ts'

export type Message = `${(typeof texts)[keyof typeof texts]}`
