import { readFile } from 'node:fs/promises'
import type { SystemResponse } from '../../src/contract/system.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const
const path = '/dashboard/system'

test.use({ provoked: /400|503/ })

test('OPS-14 Layla backs the site up and sees that the backup was proven', async ({ layla }) => {
  const { system: words } = arabic
  const page = await layla('ar')
  await open(page, path)
  const card = page.getByRole('region', { name: words.backups })
  await expect(card).toContainText(words.byHand)
  const button = card.getByRole('button', { name: words.backUpNow })
  await button.click()
  await expect(card).toContainText(words.backingUp)
  await expect(button).toBeFocused()
  const [before = '', after = ''] = words.last.split('{time}')
  await expect(card).toContainText(after, { timeout: 60_000 })
  await expect(card).toContainText(before)
  await expect(card).toContainText(words.sameDisk)
  await expect(button).toBeFocused()
  await expect(page.getByRole('region', { name: words.site })).toContainText('SQLite')
})

for (const language of inspectedLanguages('export')) {
  test(`EXP-6 Layla takes the content with her (${language})`, async ({ layla }) => {
    const { exported: words } = dictionaries[language].system
    const page = await layla(language)
    await open(page, path)
    const card = page.getByRole('region', { name: words.title })
    await expect(card).toContainText(words.hint)
    await card.getByRole('button', { name: words.prepare }).click()
    const button = card.getByRole('button', { name: words.download })
    await expect(button).toBeVisible({ timeout: 60_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/^wajha-[\d-]+\.zip$/)
    const zip = await readFile(await download.path())
    expect(zip.includes('README.txt')).toBe(true)
    const again = await page.request.get(download.url())
    expect(again.status()).toBe(410)
  })
}

const states: Record<string, (system: SystemResponse) => SystemResponse> = {
  none: (system) => ({ ...system, backups: { ...proven, last: null, proven_at: null, kept: 0 } }),
  untried: (system) => ({ ...system, backups: { ...proven, last: null, proven_at: null } }),
  proven: (system) => ({ ...system, backups: proven, export: prepared }),
  failed: (system) => ({
    ...system,
    backups: { ...proven, last: failed, changes: behind },
    export: { ...unprepared, fault: 'It is more than a zip file holds: give a folder.' },
  }),
  unbased: (system) => ({
    ...system,
    backups: { ...proven, changes: { ...sent, has_base: false } },
  }),
  running: (system) => ({
    ...system,
    backups: { ...proven, is_running: true },
    export: { ...unprepared, is_running: true, progress: { done: 3_000, total: 10_000 } },
  }),
  nowhere: (system) => ({
    ...system,
    backups: null,
    store: { engine: 'PostgreSQL', is_frozen: true },
    media: { ...system.media, bucket: 's3://naoura-pictures/website/media' },
    instances: [1, 2].map((number) => ({
      host: `web-${number}.naoura.example`,
      version: '0.1.0',
      started_at: moment,
    })),
  }),
}

const moment = '2025-11-03T03:00:00.000Z'
type Backups = NonNullable<SystemResponse['backups']>
const sent: NonNullable<Backups['changes']> = {
  sent_until: moment,
  lag_seconds: 3,
  behind_since: null,
  fault: null,
  has_base: true,
}
const behind: typeof sent = {
  ...sent,
  behind_since: moment,
  fault: 'connect ECONNREFUSED 192.0.2.7:443',
}
const proven: Backups = {
  location: '/var/lib/wajha/backups',
  is_on_disk_of_data: true,
  is_running: false,
  next_at: '2025-11-04T03:00:00.000Z',
  last: { ended_at: moment, is_proven: true, bytes: 2_048_000, fault: null },
  proven_at: moment,
  kept: 3,
  changes: sent,
}
const unprepared: SystemResponse['export'] = {
  is_running: false,
  progress: null,
  ready: null,
  fault: null,
}
const prepared: typeof unprepared = {
  ...unprepared,
  ready: { made_at: moment, until: '2025-11-04T03:00:00.000Z', bytes: 194_000_000, missing: 2 },
}
const failed: typeof proven.last = {
  ended_at: '2025-11-04T03:00:00.000Z',
  is_proven: false,
  bytes: null,
  fault: '/var/lib/wajha/backups has 12 MB left, and another backup needs 40 MB: make room.',
}

for (const language of inspectedLanguages('system')) {
  test(`every state is accessible and fits (${language})`, async ({ layla }) => {
    const words = dictionaries[language]
    const page = await layla(language)
    await prepareAxe(page)
    let change = (system: SystemResponse) => system
    await reroute(page, '**/api/system', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change((await response.json()) as SystemResponse) })
    })
    for (const [name, state] of Object.entries(states)) {
      change = state
      await open(page, path)
      await page.getByRole('region', { name: words.system.backups }).waitFor()
      await inspectAll(page, `system-${name}`)
    }
    await reroute(page, '**/api/system', (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, path)
    await expect(page.getByRole('main')).toContainText(words.system.failed)
    await inspectAll(page, 'system-unreachable')
  })
}

for (const language of inspectedLanguages('retention')) {
  test(`MSG-19 how many messages a choice erases is said first (${language})`, async ({
    layla,
  }) => {
    const { retention: words } = dictionaries[language].system
    const { actions } = dictionaries[language]
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, path)
    const card = page.getByRole('region', { name: words.title })
    await expect(card).toContainText(words.byHand)
    await card.getByRole('button', { name: actions.edit }).click()
    await page.getByRole('radio', { name: words.eraseAfter }).click()
    const days = page.getByRole('textbox', { name: words.days })
    await days.fill('0')
    await page.getByRole('button', { name: actions.save }).click()
    await expect(days).toBeFocused()
    await inspectAll(page, 'retention-refused')

    await reroute(page, '**/inbox/retention?days=30', (route) =>
      route.fulfill({ json: { keep_days: null, due: 12 } }),
    )
    await days.fill('٣٠')
    await page.getByRole('button', { name: actions.save }).click()
    await expect(page.getByRole('alertdialog', { name: words.eraseQuestion(12) })).toBeVisible()
    await inspectAll(page, 'retention-asked')
    await page.getByRole('button', { name: words.erase }).click()
    await expect(card).toContainText(words.after(30))
    await inspectAll(page, 'retention-chosen')
  })
}
