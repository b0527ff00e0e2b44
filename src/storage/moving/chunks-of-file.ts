import { createReadStream } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A server reads it beside its visitors, who wait while these bytes are. */
const atOnce = 64 * 1024

export async function* chunksOfFile(file: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file, { highWaterMark: atOnce })) {
    yield chunk as Uint8Array
    await nextTurn()
  }
}
