import type { Locator, Page } from '@playwright/test'
import { arabic } from '../support/dashboard-words.ts'
import type { StepName, StartWords } from '../../src/dashboard/pages/banner/start-words.ts'
import { rewriteSection, textField } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { inviteOmar } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { start, actions } = arabic
const demoTitle = 'Water that runs on sunlight'

test('Layla follows the first steps: each is ticked once it is true, starting empty is taken back, and the card stays away', async ({
  layla,
  address,
}) => {
  await rewriteSection(address, 'identity', { company_name: { en: 'Naoura of Hama' } })
  await inviteOmar(address)
  const page = await layla('ar')
  await prepareAxe(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard')
  const card = cardOf(page, start)
  for (const name of ['identity', 'colleague'] as const)
    await expect(stepOf(card, start, name)).toContainText(start.done)
  const password = stepOf(card, start, 'password').getByRole('link')
  await expect(password).toHaveAttribute('href', '/dashboard/account')
  await expect(card.getByRole('status')).toHaveText(start.progress(2, 5))

  const demo = stepOf(card, start, 'demo')
  await demo.getByRole('button', { name: start.steps.demo.action }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(start.emptyHint)
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'first-steps-question')
  await page.setViewportSize({ width: 1440, height: 900 })
  await question.getByRole('button', { name: actions.delete }).click()
  await expect(demo).toContainText(start.done)
  await expect(question).toHaveCount(0)
  expect(await homeOf(address)).not.toContain(demoTitle)
  const title = textField(page, arabic, 'banner_title', 'الإنجليزية')
  await expect(title).toHaveValue('')
  await inspect(page, 'first-steps')

  await page.getByText(start.emptied).locator('..').getByRole('button').click()
  await expect(demo.getByRole('button')).toBeVisible()
  await expect(page.getByText(start.emptied)).toHaveCount(0)
  await expect(title).toHaveValue(demoTitle)
  expect(await homeOf(address)).toContain(demoTitle)

  await card.getByRole('button', { name: start.putAway }).click()
  await expect(card).toHaveCount(0)
  await reopen(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('Layla says what her site is of, sees it dressed for that, and takes it back (NEW-1)', async ({
  layla,
  address,
}) => {
  const page = await layla('ar')
  await prepareAxe(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard')
  const step = stepOf(cardOf(page, start), start, 'kind')
  await step.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: start.steps.kind.title })
  await expect(dialog.getByRole('radio', { name: start.kinds.clinic.name })).toBeChecked()
  await expect(dialog).toContainText(start.kindHint)
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'kind-of-site')
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('radio', { name: start.kinds.clinic.name }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: start.kinds.school.name })).toBeChecked()
  await dialog.getByRole('button', { name: start.begin }).click()
  await expect(dialog).toHaveCount(0)
  await expect(step).toContainText(start.done)
  const title = textField(page, arabic, 'banner_title', 'الإنجليزية')
  await expect(title).toHaveValue('Every child learns in a way of their own')
  const home = await (await fetch(`${address}/ar`)).text()
  for (const shown of ['أخبار المدرسة', 'سجّل الآن', 'كيف نعلّم']) expect(home).toContain(shown)
  expect(home).toMatch(/<link rel="stylesheet" href="\/theme-[0-9a-f]{16}\.css"/)

  await page.getByText(start.started).locator('..').getByRole('button').click()
  await expect(title).toHaveValue(demoTitle)
  await expect(step.getByRole('button')).toBeVisible()
  expect(await homeOf(address)).toContain(demoTitle)
})

function cardOf(page: Page, words: StartWords): Locator {
  return page.getByRole('region', { name: words.title })
}

function stepOf(card: Locator, words: StartWords, name: StepName): Locator {
  return card.getByRole('listitem').filter({ hasText: words.steps[name].title })
}

async function homeOf(address: string): Promise<string> {
  return (await fetch(address)).text()
}
