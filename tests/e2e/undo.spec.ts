import { arabic } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const postsPath = 'sections/posts/keys/articles/articles'

test('undoing a deletion leaves what had been emptied before empty', async ({ layla, address }) => {
  const api = apiOf(address, (await signIn(address)).token)
  const title = 'أُفرغت ثم حُذفت'
  const send = (path: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return api(path, { method: 'POST', body }).then((answer) => answer.json())
  }
  const { article } = (await send(`${postsPath}/ar`, { title })) as { article: { id: number } }
  await send(`${postsPath}/en/${article.id}`, { title: 'To be emptied' })
  await send(`${postsPath}/en/${article.id}`, { title: '', content: '' })

  const page = await layla('ar')
  await open(page, '/dashboard/blog')
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: arabic.list.deleteNamed(title) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: arabic.actions.delete }).click()
  await page.getByRole('button', { name: arabic.actions.undo }).click()
  await expect(page.getByText(arabic.messages[messages.accomplished])).toBeVisible()
  await expect(row).toBeVisible()
  const answer = await api(`posts/keys/articles/articles/${article.id}/en`)
  expect(await answer.json()).toMatchObject({ article: { title: '' } })
})
