import type { Locator } from '@playwright/test'
import { messages } from '../../src/domain/messages.ts'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { choose } from '../support/choose.ts'
import { arabic } from '../support/dashboard-words.ts'
import { readSection } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { boxOf } from '../support/places.ts'
import { expect, framed, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: framed })

test('Layla makes a menu of her own by pointer and keys, and each move is announced (NAV-11)', async ({
  layla,
  address,
}) => {
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/navigation')
  const { navigation, form, shell, sorting } = arabic
  const list = page.getByRole('grid', { name: navigation.fields.menu, exact: true })
  const order = () => list.getByRole('row').allInnerTexts()
  const [home] = [siteNamesIn('ar').home]
  const { posts, business, products } = shell.pages
  const handleOf = (name: string) =>
    page.getByRole('button', { name: sorting.drag(name), exact: true })
  const dialog = page.getByRole('dialog')
  const label = dialog.getByLabel(form.nameIn(navigation.fields.label, 'العربية'))

  await test.step('it begins with what the site has', async () => {
    await page.getByRole('button', { name: navigation.own }).click()
    await expect.poll(order).toEqual([home, posts, business, products])
  })

  await test.step('entries are moved by buttons, which keep the focus, and by keys', async () => {
    const up = page.getByRole('button', { name: sorting.up(products) })
    await up.click()
    await expect.poll(order).toEqual([home, posts, products, business])
    await expect(up).toBeFocused()
    await expect(page.getByText(sorting.movedTo(products, 3, 4))).toBeAttached()
    const handle = handleOf(business)
    await handle.press('Enter')
    await expect(page.getByText(sorting.pickedUp(business, 4, 4))).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(page.getByText(sorting.putBack(business))).toBeAttached()
    await expect.poll(order).toEqual([home, posts, products, business])
    await handle.press('Enter')
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByText(sorting.movedTo(business, 2, 4))).toBeAttached()
    await expect.poll(order).toEqual([home, business, posts, products])
    await expect(handle).toBeFocused()
  })

  await test.step('and by dragging', async () => {
    const above = { targetPosition: { x: 200, y: 4 } }
    const row = list.getByRole('row', { name: products })
    await row.dragTo(list.getByRole('row').first(), above)
    await expect.poll(order).toEqual([products, home, business, posts])
    await dragByFinger(handleOf(home), list.getByRole('row').nth(2))
    await expect.poll(order).toEqual([products, business, home, posts])
    await dragByFinger(handleOf(home), list.getByRole('row').nth(1))
    await expect.poll(order).toEqual([products, home, business, posts])
  })

  await test.step('a group has a label and links, which lead somewhere', async () => {
    await page.getByRole('button', { name: navigation.addGroup }).click()
    await label.fill('مصادر')
    await dialog.getByRole('button', { name: navigation.apply }).click()
    await page.getByRole('button', { name: navigation.addLink }).nth(1).click()
    await choose(dialog.getByRole('button', { name: navigation.target }), navigation.external)
    const target = dialog.getByLabel(navigation.address)
    await target.fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: navigation.apply }).click()
    await expect(dialog.getByText(arabic.messages[messages.leadsNowhere]).first()).toBeVisible()
    await inspect(page, 'navigation-link')
    await target.fill('https://water.example')
    await label.fill('خرائط المياه')
    await dialog.getByRole('button', { name: navigation.apply }).click()
    await expect(page.getByText(navigation.notShownIn('الإنجليزية'))).toBeVisible()
    await inspect(page, 'navigation-menu')
  })

  await test.step('saved by keys from within the list, visitors have it', async () => {
    await list.getByRole('button').first().press('Control+s')
    await expect(page.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
    const text = await (await fetch(`${address}/ar`)).text()
    expect(text).toContain('href="https://water.example"')
    expect(text).toContain('aria-label="مصادر"')
    const { menu } = (await readSection(address, 'navigation')) as { menu: { target?: object }[] }
    expect(menu.map(({ target }) => target)).toEqual([
      { kind: 'section', section: 'products' },
      { kind: 'home' },
      { kind: 'section', section: 'business' },
      { kind: 'section', section: 'posts' },
      undefined,
    ])
  })
})

async function dragByFinger(handle: Locator, row: Locator): Promise<void> {
  const page = handle.page()
  const browser = await page.context().newCDPSession(page)
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [from, to] = [await boxOf(handle), await boxOf(row)]
  const x = from.x + from.width / 2
  const end = from.y < to.y ? to.y + to.height - 4 : to.y + 4
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await touch('touchStart', from.y + from.height / 2)
  await touch('touchMove', (from.y + end) / 2)
  await touch('touchMove', end)
  await expect(row).toHaveAttribute('data-drag', /before|after/)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false })
}
