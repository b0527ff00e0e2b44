import { describe, expect, test } from 'vitest'
import { hoursLater, minutesLater, today } from '../../tests/support/cast.ts'
import { postOffice } from '../../tests/support/mail.ts'
import { type EngineName, engines, storageAt } from '../../tests/support/storages.ts'
import type { Lag } from '../storage/changes/lag.ts'
import { isolated } from '../ui/isolated.ts'
import { reportTrouble, troubleIn } from './trouble.ts'

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  const { clock, storage, server, send } = office
  const layla = await office.signedInAs('Layla')
  const omar = await office.signedInAs('Omar')
  const disk = { free: 50, size: 100 }
  const sending: { lag: Lag | null } = { lag: inOrder }
  const look = async (of = storage) => {
    const shipper = { lag: async () => sending.lag }
    const system = { read: async () => ({ ...(await of.system.read()), disk }) }
    const job = reportTrouble({ ...of, system, shipper }, () => clock.now)
    await job.run(new AbortController().signal)
    return job.next(clock.now).getTime() - clock.now.getTime()
  }
  let told = 0
  return {
    ...office,
    layla,
    omar,
    disk,
    sending,
    look,
    async backupEnds(outcome: object): Promise<void> {
      await storage.work.plan('backup', clock.now, hoursLater(-1))
      await storage.work.take('backup', 'A', clock.now)
      await storage.work.end('backup', 'A', { endedAt: clock.now, outcome, dueAt: clock.now })
    },
    async come(): Promise<(string | undefined)[]> {
      await send()
      const mails = (await server.mails()).slice(told)
      told += mails.length
      return mails.map(({ subject }) => subject)
    },
  }
}

const inOrder = { sentUntil: today, behindSince: null, fault: null, hasBase: true }
const fault = 'connect ECONNREFUSED 192.0.2.7:443'
const away = { ...inOrder, behindSince: hoursLater(-1), fault }
const failed = { error: 'no room is left on the disk' }
const proven = { archive: 'a', bytes: 9, is_proven: true, faults: [] }
const arabic = 'موقعك يحتاج إلى عنايتك'
const over = 'موقعك على ما يرام من جديد'

describe.each(engines)('trouble on %s', (engine) => {
  test('MAIL-12 is told to administrators once a day, and its end once', async () => {
    const { backupEnds, clock, come, look } = await opened(engine)
    await look()
    expect(await come()).toEqual([])
    await backupEnds(failed)
    for (const [hours, subjects] of [
      [0, [arabic]],
      [1, []],
      [23, []],
      [24, [arabic]],
    ] as const) {
      clock.now = hoursLater(hours)
      await look()
      expect(await come(), `after ${hours} hours`).toEqual(subjects)
    }
    clock.now = hoursLater(25)
    await backupEnds(proven)
    for (const subjects of [[over], []]) {
      await look()
      expect(await come()).toEqual(subjects)
    }
    await backupEnds(failed)
    await look()
    expect(await come(), 'a day is not over').toEqual([])
    clock.now = hoursLater(48)
    await look()
    expect(await come()).toEqual([arabic])
  })

  test('MAIL-12 says what it is, in the language of each', async () => {
    const { backupEnds, disk, layla, look, omar, send, sending, server } = await opened(engine)
    await layla.call('PATCH', '/account', { form: { language: 'en' } })
    server.refuseBy(() => [550, 'No such mailbox'])
    await omar.call('PATCH', '/account', { form: { mail_inbox: 'true' } })
    const changed = { current_password: 'norias turn by night', password: 'Orontes-1936-water' }
    await omar.post('/account/password', { json: changed })
    await send()
    server.refuseBy(() => undefined)
    await backupEnds(failed)
    disk.free = 7
    sending.lag = away
    await look()
    await send()
    const [mail, ...others] = await server.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Your website needs attention' })
    for (const part of [mail?.text, String(mail?.html)]) {
      expect(part).toContain('The last backup cannot be relied upon:')
      expect(part).toContain(failed.error)
      const since = isolated('2025-11-03 08:00 UTC')
      expect(part).toContain(`not been sent to the backup location since ${since}.`)
      expect(part).toContain(fault)
      expect(part).toContain(`The disk is nearly full: ${isolated('7%')} of it is free.`)
      expect(part).toContain('1 mail could not be sent in the last 24 hours.')
      expect(part).toContain('https://naoura.example/dashboard/system')
    }
  })

  test('MAIL-12 waits in one mail while the mail server is away', async () => {
    const { backupEnds, clock, come, look, server, storage } = await opened(engine)
    await backupEnds(failed)
    server.refuseBy(() => [451, 'Come back later'])
    for (const hours of [0, 24, 48]) {
      clock.now = hoursLater(hours)
      await look()
      expect(await come()).toEqual([])
    }
    expect(await storage.mails.state()).toMatchObject({ waiting: 1 })
    server.refuseBy(() => undefined)
    clock.now = hoursLater(60)
    expect(await come()).toEqual([arabic])
  })

  test('MAIL-12 MIN-9 tells of unsent changes once it is sure', async () => {
    const { clock, come, look, sending } = await opened(engine)
    const recent = { ...away, behindSince: today }
    for (const [minutes, lag, again, subjects] of [
      [0, null, 1, []],
      [1, recent, 1, []],
      [2, recent, 60, [arabic]],
      [3, null, 1, []],
      [4, { ...away, behindSince: minutesLater(4) }, 1, []],
      [6, recent, 60, []],
      [66, inOrder, 60, [over]],
    ] as const) {
      clock.now = minutesLater(minutes)
      sending.lag = lag
      expect(await look(), `after ${minutes} minutes`).toBe(again * 60_000)
      expect(await come(), `after ${minutes} minutes`).toEqual(subjects)
    }
  })

  test('MAIL-12 is no trouble itself where it cannot be sent', async () => {
    const { backupEnds, clock, come, look, server } = await opened(engine)
    server.refuseBy(() => [550, 'No such mailbox'])
    await backupEnds(failed)
    await look()
    expect(await come()).toEqual([])
    server.refuseBy(() => undefined)
    await backupEnds(proven)
    clock.now = hoursLater(1)
    await look()
    expect(await come()).toEqual([over])
  })

  test('MAIL-8 MAIL-12 is told once by two servers', async () => {
    const { backupEnds, clock, come, look, storage } = await opened(engine)
    await backupEnds(failed)
    const other = await storageAt(storage.place, storage.dataFolder, null, true)
    await Promise.all([look(), look(other)])
    expect(await come()).toEqual([arabic])
    clock.now = hoursLater(24)
    const both = [storage, other, storage, other, storage, other]
    await Promise.all(
      both.map(({ mails }) => mails.tellAdministrators({ failedMails: 1 }, clock.now)),
    )
    expect(await come()).toEqual([arabic])
  })
})

test('MAIL-12 trouble is a backup, changes, the disk or mail that failed', () => {
  const well = { backup: null, changes: null, disk: { free: 10, size: 100 }, failedMails: 0 }
  const seen = (different: object) => troubleIn({ ...well, ...different }, today)
  expect(seen({})).toBeNull()
  expect(seen({ backup: { isProven: true, fault: null } })).toBeNull()
  expect(seen({ backup: { isProven: false, fault: 'no room' } })).toEqual({ backup: 'no room' })
  expect(seen({ changes: inOrder })).toBeNull()
  expect(seen({ changes: { ...away, behindSince: minutesLater(-1) } })).toBeNull()
  const since = new Date(minutesLater(-1).getTime() - 1)
  expect(seen({ changes: { ...away, behindSince: since } })).toEqual({
    changes: { since: since.toISOString(), fault },
  })
  expect(seen({ disk: { free: 9, size: 100 } })).toEqual({ freeDisk: 0.09 })
  expect(seen({ failedMails: 2 })).toEqual({ failedMails: 2 })
})
