import { join } from 'node:path'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

const photo = join(import.meta.dirname, '../../demo/pictures/workshop-wide.webp')

test.describe('where a script cannot be fetched', () => {
  // A browser that shows a picture by itself styles it in a way our policy forbids.
  test.use({ provoked: /ERR_FAILED|Applying inline style/ })

  test('a visitor keeps the page as the server wrote it', async ({ visitor }) => {
    await reroute(visitor, /front-sections/, (route) => route.abort())
    await open(visitor, '/')
    const lost = visitor.waitForEvent('requestfailed')
    await visitor.mouse.wheel(0, 800)
    await lost
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.locator('#posts a[href^="/blog/"]').first().click()
    await expect(visitor).toHaveURL(/\/blog\/\d+$/)
  })

  test('a visitor who comes from another page finds the rest of the home page once it can be had', async ({
    visitor,
  }) => {
    await open(visitor, '/blog')
    await reroute(visitor, /front-sections/, (route) => route.abort())
    const lost = visitor.waitForEvent('requestfailed')
    await visitor.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await lost
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.unroute(/front-sections/)
    // It is asked for again after longer and longer pauses, and at once when a line is back.
    await expect
      .poll(async () => {
        await visitor.evaluate(() => dispatchEvent(new Event('online')))
        return visitor.locator('#posts li button').count()
      })
      .toBe(5)
  })

  test('a visitor is shown a picture of the gallery by the browser itself', async ({ visitor }) => {
    await reroute(visitor, /gallery-viewer/, (route) => route.abort())
    await open(visitor, '/')
    await visitor.locator('[data-hero] [role=group] a[href^="/media/"]').first().click()
    await expect(visitor).toHaveURL(/\/media\//)
  })

  test('Layla, who signs in, reads what is wrong in English', async ({ page }) => {
    await reroute(page, /sentences-/, (route) => route.abort())
    await open(page, '/login')
    await page.getByRole('button', { name: arabic.signIn.submit }).click()
    await expect(page.getByText(messages.emailRequired)).toBeVisible()
    await expect(page.getByLabel(arabic.signIn.email)).toBeFocused()
  })

  test('Layla is told, keeps what she wrote, and goes on', async ({ layla }) => {
    const page = await layla('en')
    await open(page, '/dashboard/blog/new')
    const title = page.getByRole('textbox', {
      name: english.form.nameIn(english.form.title, 'English'),
    })
    await title.fill('Written on a train')
    await reroute(page, /gallery-grid/, (route) => route.abort())
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: english.gallery.addImages }).click()
    await (await chooser).setFiles(photo)
    await expect(page.getByText(messages.noResponse)).toBeVisible()
    await expect(title).toHaveValue('Written on a train')
  })
})
