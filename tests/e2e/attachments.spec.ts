import { readFile } from 'node:fs/promises'
import { filesPart } from '../../src/domain/forms/attachment.ts'
import { messages } from '../../src/domain/messages.ts'
import { visitorSentence } from '../../src/site/forms/visitor-sentence.ts'
import { arabic } from '../support/dashboard-words.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { madePdf } from '../support/made-files.ts'
import { hydrate, open } from '../support/open.ts'
import { plainPicture } from '../support/pictures.ts'
import { apiOf, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const cv = madePdf({ pages: 1, text: 'Fitter' })
const pdf = { name: 'السيرة الذاتية.pdf', mimeType: 'application/pdf', buffer: Buffer.from(cv) }
const photo = {
  name: 'ريما.jpg',
  mimeType: 'image/jpeg',
  buffer: await plainPicture(300, 200).jpeg().toBuffer(),
}
const letter = { name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') }
const said = (sentence: string) => visitorSentence({ language: 'ar' }, sentence)

async function applications(address: string) {
  const api = apiOf(address, (await signIn(address)).token)
  const answer = await api('forms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      title: { en: 'Apply', ar: 'التقدّم إلى وظيفة' },
      order: ['nameof01', 'filesof1'],
      fields: {
        nameof01: { kind: 'line', required: true, role: 'name' },
        filesof1: { kind: 'attachment', required: true, most: 3 },
      },
      texts: {
        'label:nameof01': { en: 'Name', ar: 'الاسم' },
        'label:filesof1': { en: 'Your CV', ar: 'السيرة والصور' },
      },
    }),
  })
  return `/ar/forms/${(await answer.json()).form.id}`
}

test.use({ provoked: /503/ })

test('FORM-19 FIL-14 Rima chooses files, takes one away and sends the others, which Layla sees and saves', async ({
  visitor,
  layla,
  address,
}) => {
  await visitor.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.81' })
  await prepareAxe(visitor)
  await open(visitor, await applications(address))
  const words = siteWordsIn('ar')
  const form = visitor.getByRole('form')
  const send = form.getByRole('button', { name: words.contact_send })
  const files = form.getByLabel('السيرة والصور')
  await hydrate(send)
  await form.getByLabel('الاسم').fill('ريما التي ترفق')
  await files.setInputFiles([pdf])
  await files.setInputFiles([letter, photo])
  const chosen = form.getByRole('listitem')
  await expect(chosen).toHaveCount(3)
  await send.click()
  const summary = form.getByRole('region')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(said(messages.attachmentUnknown))
  if (inspectedLanguages('form-files').includes('ar')) await inspectAll(visitor, 'form-files')
  const remove = words.form_file_remove.replace('{name}', letter.name)
  await form.getByRole('button', { name: remove }).press('Enter')
  await expect(summary).toHaveCount(0)
  await expect(files).toBeFocused()
  const error = messages.attachmentsUnavailable
  const json = { error, fields: { [filesPart]: error } }
  await reroute(visitor, /\/send$/, (route) => route.fulfill({ status: 503, json }), { times: 1 })
  await expect(files).toHaveJSProperty('required', true)
  await send.click()
  await expect(summary).toContainText(said(error))
  await expect(files).toHaveJSProperty('required', false)
  await expect(form.getByLabel('الاسم')).toHaveValue('ريما التي ترفق')
  await expect(chosen.filter({ hasText: pdf.name })).toBeVisible()
  await send.click()
  await expect(visitor.getByText(words.contact_sent)).toBeVisible()

  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/inbox')
  const item = page.getByRole('listitem').filter({ hasText: 'ريما التي ترفق' })
  await item.getByRole('button').click()
  const attached = item.getByRole('region', { name: arabic.inbox.attachments })
  const picture = attached.getByRole('img', { name: arabic.inbox.picture('ريما.webp') })
  await expect(picture).toHaveJSProperty('naturalWidth', 300)
  await expect(attached).toContainText(arabic.inbox.unchecked)
  const saving = page.waitForEvent('download')
  await attached.getByRole('button', { name: arabic.inbox.saveFile(pdf.name) }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(pdf.name)
  expect(await readFile(await saved.path(), 'utf8')).toBe(cv)
  if (inspectedLanguages('inbox-files').includes('ar')) await inspectAll(page, 'inbox-files')
})
