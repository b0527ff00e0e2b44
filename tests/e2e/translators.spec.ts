import { readFile } from 'node:fs/promises'
import { chooseFromOpen } from '../support/choose.ts'
import { published } from '../support/editing.ts'
import { inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

function filledByBrowser(sent: string): string {
  const file = new DOMParser().parseFromString(sent, 'application/xml')
  for (const segment of file.querySelectorAll('segment')) {
    segment.setAttribute('state', 'final')
    segment.querySelector('target')?.remove()
    const target = file.createElementNS(segment.namespaceURI, 'target')
    const source = segment.querySelector('source')
    target.append(...(source?.cloneNode(true).childNodes ?? []))
    segment.append(target)
  }
  return new XMLSerializer().serializeToString(file)
}

test('Omar sends a post to a translator and takes it in (COV-9, COV-11)', async ({
  address,
  omar,
}) => {
  const title = 'Wells of the Ghab'
  await published(address, { section: 'posts', title, content: '<p>Water</p>' })
  const page = await omar('en')
  await prepareAxe(page)
  await open(page, '/dashboard/blog')
  const translators = page.getByRole('button', { name: 'Translators' })
  await translators.click()
  await chooseFromOpen(page, 'Send to a translator…')
  await page.getByRole('button', { name: 'Translate from' }).click()
  await chooseFromOpen(page, 'English')
  await page.getByRole('button', { name: 'Make the file' }).click()
  const download = page.getByRole('button', { name: 'Download' })
  await expect(download).toBeVisible()
  await inspectAll(page, 'send-translations')
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  const sent = await readFile(await file.path(), 'utf8')
  await page.getByRole('button', { name: 'Cancel' }).click()

  const name = 'en-ar.xlf'
  const tool = await page.context().newPage()
  const back = (await tool.evaluate(filledByBrowser, sent)).replace(
    new RegExp(`(<target[^>]*>)${title}`),
    '$1آبار الغاب',
  )
  await tool.close()
  await translators.click()
  await chooseFromOpen(page, 'Take a translation in…')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/xliff+xml', buffer: Buffer.from(back) })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('row', { name: title })).toContainText(['new', 'new'])
  await inspectAll(page, 'take-translations')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, '/dashboard/blog?q=آبار')
  await expect(page.getByRole('row', { name: title })).toContainText('✎')
})
