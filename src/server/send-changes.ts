import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../api/http/api-parts.ts'
import type { createShipper, Shipping } from '../storage/changes/ship-changes.ts'
import { longBehind } from '../storage/changes/lag.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import type { Config } from './config.ts'

const lookEvery = 2_000
const patienceAtStop = 5_000

type Shipper = Pick<ReturnType<typeof createShipper>, 'send' | 'state' | 'leave'>

export async function shippingOf({
  backups,
  backupRecipient,
}: Pick<Config, 'backups' | 'backupRecipient'>): Promise<Shipping | null> {
  if (!backups?.sendsChanges) return null
  const { address } = backups
  if (backupRecipient === undefined) return { address, encrypt: null }
  const { encryptionFor } = await import('../storage/backup/encryption.ts')
  return { address, encrypt: encryptionFor(backupRecipient) }
}

/** Sends what was changed every other second. Call what it returns before the storage is closed. */
export function sendChanges(shipper: Shipper, log: Log, every = lookEvery): () => Promise<void> {
  let latest: Promise<void> | undefined
  let isTold = false

  async function send(): Promise<void> {
    const hasFailed = await shipper.send().then(
      () => false,
      (error: unknown) => !isUnavailable(error),
    )
    const { behind, fault } = await shipper.state()
    const isTrouble = hasFailed || behind > longBehind
    const seconds = Math.round(behind / 1000)
    if (isTrouble && !isTold) log.error({ seconds, fault }, 'changes wait to be sent')
    if (!isTrouble && isTold && behind === 0) log.info({}, 'all changes have been sent again')
    isTold = isTrouble || (isTold && behind > 0)
  }

  const sendAndTell = () =>
    send().catch((error: unknown) => log.error({ err: error }, 'changes could not be sent'))
  const looking = setInterval(() => {
    latest ??= sendAndTell().finally(() => (latest = undefined))
  }, every)

  return async () => {
    clearInterval(looking)
    const leaving = async () => {
      await latest
      await sendAndTell()
      await shipper.leave()
    }
    await Promise.race([leaving().catch(() => {}), wait(patienceAtStop, undefined, { ref: false })])
  }
}
