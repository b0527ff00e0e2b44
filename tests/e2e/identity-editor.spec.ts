import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { readSection, rewriteSection, saveButton, textField } from '../support/editing.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { plainPicture } from '../support/pictures.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const names = { en: 'Naoura', ar: 'ناعورة' }
const { form, identity } = english
const ownIcon = /^\/icon-[\da-f]{16}-192\.png$/

test.afterEach(({ address }) => rewriteSection(address, 'identity', { company_name: names }))

test('Layla names the company in both languages and gives it a logo; visitors see both, and the dashboard is called so at once (LOOK-10, LOOK-17)', async ({
  layla,
  address,
  browser,
  context,
}) => {
  const editor = await layla('en')
  await open(editor, '/dashboard/identity')
  const name = textField(editor, english, 'company_name', 'Arabic')
  await name.click()
  await name.fill('نواعير حماة')
  const inEnglish = textField(editor, english, 'company_name', 'English')
  await inEnglish.click()
  await inEnglish.fill('Norias of Hama')
  const logo = editor.getByRole('region', { name: /^Logo(?! for)/ })
  const dark = editor.getByRole('region', { name: identity.logoDark.title })
  await dark.locator('input[type=file]').setInputFiles({
    name: 'white.png',
    mimeType: 'image/png',
    buffer: await plainPicture(320, 200).png().toBuffer(),
  })
  await logo.locator('input[type=file]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await plainPicture(300, 280).jpeg().toBuffer(),
  })
  await expect(logo.getByRole('img', { name: identity.logo.alt })).toHaveAttribute('src', /^blob:/)
  const preview = editor.getByRole('region', { name: identity.preview })
  await expect(preview.getByRole('figure').filter({ hasText: 'English' })).toContainText(
    /Norias of Hama · .*Norias of Hama/,
  )
  await expect(preview.locator('img[src^="blob:"]')).toHaveCount(4)
  await saveButton(editor, english).click()
  await expect(editor.getByText(messages.contentUpdated)).toBeVisible()
  expect(await readSection(address, 'identity')).toMatchObject({
    company_name: { ar: 'نواعير حماة', en: 'Norias of Hama' },
    logo: expect.stringMatching(/^\/media\//),
  })
  const sidebar = editor.getByRole('complementary', { name: 'Norias of Hama' })
  await expect(sidebar.locator('img').first()).toHaveAttribute('src', ownIcon)
  await expect(editor).toHaveTitle(`${english.shell.pages.identity} · Norias of Hama`)
  const stranger = await browser.newPage()
  await open(stranger, `${address}/login`)
  await expect(stranger.getByRole('banner')).toContainText('نواعير حماة')
  await expect(stranger.getByRole('banner').locator('img')).toHaveAttribute('src', ownIcon)
  await expect(stranger.locator('[data-scene] use').first()).toBeVisible()
  await expect(stranger.locator('[href$="#wheel"]')).toBeHidden()
  await expect(stranger).toHaveTitle(/ · نواعير حماة$/)
  await stranger.close()
  const site = await context.newPage()
  await open(site, `${address}/ar`)
  await expect(site.getByRole('banner')).toContainText('نواعير حماة')
  const header = site.getByRole('banner')
  const onGround = (ground: string) => header.locator(`img[data-ground=${ground}]`)
  await expect(onGround('dark')).toBeVisible()
  await expect(onGround('light')).toBeHidden()
  await expect(site.locator('footer img[data-ground=dark]')).toBeVisible()
  await open(site, `${address}/ar/search`)
  await expect(onGround('light')).toBeVisible()
  await expect(onGround('dark')).toBeHidden()
  await rewriteSection(address, 'look', { name_beside_logo: false })
  await open(site, `${address}/ar`)
  await expect(header.locator('a:has(> img) > bdi')).toHaveCSS('inline-size', '1px')
  await expect(site.locator('footer strong')).toHaveCSS('inline-size', '1px')
  const icon = await site.locator('link[rel=icon]').getAttribute('href')
  expect(icon).toMatch(ownIcon)
  const answer = await site.request.get(address + icon)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  await logo.getByRole('button', { name: identity.logo.remove, exact: true }).click()
  await dark.getByRole('button', { name: identity.logoDark.remove, exact: true }).click()
  await saveButton(editor, english).click()
  await expect(editor.getByText(form.unsaved)).toHaveCount(0)
  await open(site, `${address}/ar`)
  await expect(header.locator('[data-letter="ن"]')).toBeVisible()
  await expect(header).toContainText('نواعير حماة')
})

test('BIL-1 BIL-2 BIL-3 with three languages: cleared and brought back, unlocked, shown beside the others, copied from one of them, remarked on', async ({
  layla,
}) => {
  const editor = await layla('en')
  const languages = [
    { id: 1, name: 'English', code: 'en', status: 'published' },
    { id: 2, name: 'العربية', code: 'ar', status: 'published' },
    { id: 3, name: 'Français', code: 'fr', status: 'pending' },
  ]
  await reroute(editor, '**/api/languages', (route) => route.fulfill({ json: languages }))
  await editor.setViewportSize({ width: 1440, height: 900 })
  await open(editor, '/dashboard/identity')
  const field = english.saving.fields.company_name
  const inArabic = textField(editor, english, 'company_name', 'Arabic')
  await expect(inArabic).toHaveAttribute('readonly', '')
  await editor.getByRole('button', { name: form.unlock(field, 'Arabic') }).click()
  await expect(inArabic).not.toHaveAttribute('readonly', '')
  await editor.getByRole('button', { name: form.inOtherThan(field, 'French') }).click()
  const inFrench = editor.getByRole('region', { name: 'Français' })
  await expect(inFrench.getByRole('paragraph').filter({ hasText: names.ar })).toHaveAttribute(
    'dir',
    'rtl',
  )

  const copyTo = english.fields.copyTo(field, 'French')
  await choose(editor.getByRole('button', { name: copyTo }), 'Arabic')
  await expect(textField(editor, english, 'company_name', 'French')).toHaveValue(names.ar)
  await editor.getByRole('button', { name: form.clear(field, 'Arabic') }).click()
  await expect(inArabic).toHaveValue('')
  await editor.getByRole('button', { name: form.restore(field, 'Arabic') }).click()
  await expect(inArabic).toHaveValue(names.ar)

  await inArabic.fill('ناعورة,  منذ ٢٠٠٩ و2025')
  const notes = Object.values(english.fields.notes)
  for (const note of notes) await expect(inArabic).toHaveAccessibleDescription(new RegExp(note))
  await expect(editor.locator('[aria-invalid=true]')).toHaveCount(0)

  await expect(editor.getByRole('tab')).toHaveCount(0)
  await editor.setViewportSize({ width: 1200, height: 900 })
  await expect(editor.getByRole('tab')).toHaveCount(3)
})

for (const language of inspectedLanguages('identity')) {
  test(`axe finds nothing in the identity (${language})`, async ({ layla }) => {
    test.slow()
    const words = language === 'ar' ? arabic : english
    const editor = await layla(language)
    await prepareAxe(editor)
    await open(editor, '/dashboard/identity')
    const name = words === arabic ? 'العربية' : 'Arabic'
    const field = textField(editor, words, 'company_name', name)
    await field.click()
    await field.fill('ناعورة, منذ ٢٠٠٩ و2025')
    await inspectAll(editor, 'identity')
  })
}
