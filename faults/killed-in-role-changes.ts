import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { type Api, apiOf, signIn } from '../tests/support/product.ts'
import { chanceFrom } from './chance.ts'
import { engines, type Experiment, type Given } from './experiment.ts'
import { read, send } from './kinds.ts'

const roles = [1, 2] as const
const writers = 4
/** So many changes are acknowledged before a kill may come, which then comes within milliseconds. */
const fewest = 10
const longest = 200

type Colleague = { id: number; role: number; changes: number }

/** SIGKILL comes while roles are changed; a change and its entry are there together, or neither. */
export const killedInRoleChanges: Experiment = {
  id: 'AUD-2',
  what: 'killed in role changes',
  engines,
  run,
}

async function run({ isShort, newPlace }: Given): Promise<Figure[]> {
  await using place = await newPlace()
  const wanted = isShort ? 50 : 500
  const chance = chanceFrom(wanted)
  let product = await place.start()
  const { token } = await signIn(product.address)
  const colleagues = await Promise.all(
    Array.from({ length: writers }, (_, index) => added(apiOf(product.address, token), index)),
  )
  const changed = () => colleagues.reduce((sum, { changes }) => sum + changes, 0)
  let kills = 0
  while (changed() < wanted) {
    const killed = new AbortController()
    const api = apiOf(product.address, token)
    const before = changed()
    const changing = colleagues.map((one) => changeRoles(api, one, killed.signal))
    while (changed() < before + fewest) await wait(5)
    await wait(chance() * longest)
    killed.abort()
    await product.kill()
    kills += 1
    await Promise.all(changing)
    product = await place.start()
    await countUnacknowledged(apiOf(product.address, token), colleagues)
  }
  const api = apiOf(product.address, token)
  const { pagination } = await read(api, 'activity?kind=user-changed&limit=1')
  const { broken_at } = await read(api, 'activity/check')
  const id = 'AUD-2'
  const what = `of ${changed()} role changes in ${kills} kills, without an entry of their own`
  const unmatched = Math.abs(changed() - pagination.total)
  return [
    { id, what, value: unmatched, unit: '', goal: { most: 0 } },
    {
      id,
      what: 'entry at which the chain breaks',
      value: broken_at ?? 0,
      unit: '',
      goal: { most: 0 },
    },
  ]
}

async function added(api: Api, index: number): Promise<Colleague> {
  const role = roles[1]
  const { user } = await (
    await send(api, 'users', {
      name: `Colleague ${index}`,
      email: `colleague-${index}@naoura.example`,
      password: 'norias turn by night',
      role_id: String(role),
    })
  ).json()
  return { id: user.id, role, changes: 0 }
}

async function changeRoles(api: Api, colleague: Colleague, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const role = otherThan(colleague.role)
    const path = `users/${colleague.id}`
    const answer = await send(api, path, { role_id: String(role) }).catch(() => undefined)
    if (!answer) return
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    colleague.role = role
    colleague.changes += 1
  }
}

/** The role tells whether the change that was under way, one at most, was committed. */
async function countUnacknowledged(api: Api, colleagues: Colleague[]): Promise<void> {
  const { data } = await read(api, 'users?limit=100')
  for (const colleague of colleagues) {
    const { role_id } = data.find(({ id }: { id: number }) => id === colleague.id)
    if (role_id === colleague.role) continue
    colleague.role = role_id
    colleague.changes += 1
  }
}

function otherThan(role: number): number {
  return roles.find((one) => one !== role) ?? role
}
