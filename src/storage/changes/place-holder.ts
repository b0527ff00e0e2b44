import { hostname } from 'node:os'
import { stat } from 'node:fs/promises'
import { Problem } from '../../domain/problem.ts'
import { jsonIn } from '../../domain/text/json-text.ts'
import type { ChangePlace } from './change-place.ts'

type Holder = { holder: string; host: string; at: string }

const fileName = 'holder.json'
const lease = 60_000
export const renewEvery = 20_000

class HeldByOther extends Error {}

/** A server that is started anew has the same name, and need not wait; a copy of its folder has not. */
export async function holderName(file: string): Promise<string> {
  return `${hostname()}:${(await stat(file)).ino}`
}

/**
 * Takes the place for this server, or renews that. Throws HeldByOther while another server does so: the
 * changes of two would be mixed up.
 */
export async function holdPlace(place: ChangePlace, holder: string, now: Date): Promise<void> {
  const found = holderIn((await place.get(fileName))?.toString())
  const isHeld = found && Math.abs(now.getTime() - Date.parse(found.at)) < lease
  if (isHeld && found.holder !== holder) {
    throw new HeldByOther(
      `another server, on ${found.host}, sends its changes to ${place.location}: set BACKUP_TO of this one to another place`,
    )
  }
  const held: Holder = { holder, host: hostname(), at: now.toISOString() }
  await place.put(fileName, Buffer.from(JSON.stringify(held)))
}

export async function leavePlace(place: ChangePlace, holder: string): Promise<void> {
  const found = holderIn((await place.get(fileName))?.toString())
  if (found?.holder === holder) await place.remove(fileName)
}

function holderIn(text: string | undefined): Holder | undefined {
  try {
    return text === undefined ? undefined : (jsonIn(text, 10) as Holder)
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
