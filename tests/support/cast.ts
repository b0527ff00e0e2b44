import { hash } from '@node-rs/argon2'
import type { Storage } from '../../src/storage/create-storage.ts'
import type { Edit } from '../../src/domain/documents/revision.ts'
import type { RoleName, UserStatus } from '../../src/domain/people/user.ts'

type Member = { name: string; email: string; roleName: RoleName; status: UserStatus }

export const cast = {
  Layla: { name: 'Layla', email: 'layla@naoura.example', roleName: 'admin', status: 'active' },
  Omar: { name: 'Omar', email: 'omar@naoura.example', roleName: 'editor', status: 'active' },
  Nour: { name: 'Nour', email: 'nour@naoura.example', roleName: 'editor', status: 'inactive' },
} as const satisfies Record<string, Member>
export type CastName = keyof typeof cast

export const castPassword = 'norias turn by night'
/** The hash is cheap to verify, because no test is about its strength. */
const passwordHash = hash(castPassword, { memoryCost: 64, timeCost: 1 })

export const openingInHama = {
  en: { title: 'Opening in Hama', content: '<p>Our workshop by the <strong>norias</strong>.</p>' },
  ar: { title: 'افتتاح في حماة', content: '<p>ورشتنا قرب <strong>النواعير</strong>.</p>' },
} as const

export const halfTranslated = { title: 'Half translated', content: '<p>English only.</p>' }

export const glassworks = {
  name: 'Qasioun Glassworks',
  description: 'Two furnaces.',
  phone_number: '+963 11 555 0188',
} as const

export const rimasMessage = {
  name: 'Rima',
  email: 'rima@farm.example',
  phone: '+963 944 555 014',
  message: 'Our well gives less water than last year.',
} as const

/** No test reads the real clock. */
export const today = new Date('2025-11-03T09:00:00.000Z')

export function minutesLater(minutes: number): Date {
  return new Date(today.getTime() + minutes * 60 * 1000)
}

export function hoursLater(hours: number): Date {
  return minutesLater(hours * 60)
}

export function byLayla(at = today, base?: number): Edit {
  return { by: { id: null, name: cast.Layla.name }, right: 'product', at, base }
}

export async function inviteCast({ users }: Pick<Storage, 'users'>): Promise<void> {
  for (const member of Object.values(cast)) {
    await users.add({ ...member, passwordHash: await passwordHash, avatar: '' }, byLayla())
  }
}
