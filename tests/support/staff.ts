import type { Edit } from '../../src/domain/documents/revision.ts'
import { byLayla, cast, type CastName } from './cast.ts'
import type { TestApi } from './api.ts'
import { storedPictures } from './pictures.ts'
import { openedDatabase } from './storages.ts'

export const rima = {
  name: 'Rima',
  email: 'rima@naoura.example',
  password: 'water lifts itself',
  role_id: '1',
  status: 'active',
} as const

export const castIds = { Layla: 1, Omar: 2, Nour: 3 } as const satisfies Record<CastName, number>

export function editBy(name: CastName): Edit {
  return { ...byLayla(), by: { id: castIds[name], name } }
}

export function castResponse(name: CastName) {
  const { roleName, ...member } = cast[name]
  const role_id = roleName === 'admin' ? 1 : 2
  return { id: castIds[name], ...member, role_id, role_name: roleName, avatar: '' }
}

export async function startedWorld(world: TestApi) {
  const { storage, visitor, withToken } = world
  const layla = await world.signedInAs('Layla')
  const { db } = openedDatabase(storage.place)
  const rows = async () => ({
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    sessions: await db.selectFrom('sessions').selectAll().orderBy('id').execute(),
    removed: await db.selectFrom('revisions').selectAll().orderBy('id').execute(),
  })

  async function signIn(email: string, password: string) {
    return visitor.post('/signin', { json: { email, password } })
  }

  return {
    ...world,
    layla,
    signIn,
    rows,
    staff: async () => ({ ...(await rows()), pictures: await storedPictures(storage.dataFolder) }),

    async joinedByRima() {
      const { body } = await layla.post('/users', { form: rima })
      const { token } = (await signIn(rima.email, rima.password)).body
      return { id: body.user.id as number, caller: withToken(token) }
    },
  }
}
