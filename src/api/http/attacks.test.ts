import { describe, expect, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { attacks, forbiddenTags } from '../../../tests/support/attacks.ts'
import { engines } from '../../../tests/support/storages.ts'

const path = articlesPath()

describe.each(engines)('attacks in an article on %s', (engine) => {
  test('are read back clean, each of them, and do not change when saved again', async () => {
    const { signedInAs, visitor } = await startedApi(engine)
    const omar = await signedInAs('Omar')
    await omar.post(`${path}/en`, { form: { title: 'Attacked', content: '' } })
    for (const attack of attacks) {
      const saved = await omar.post(`${path}/en/1`, { form: { content: `<p>x</p>${attack}` } })
      expect(saved.status, attack).toBe(200)
      const { content, excerpt } = (await visitor.get(`${path}/en/1`)).body.article
      expect(forbiddenTags(content), attack).toEqual([])
      expect(excerpt.length).toBeLessThanOrEqual(100)
      const again = await omar.post(`${path}/en/1`, { form: { content } })
      expect(again.body.article.content, attack).toBe(content)
    }
  })

  test('in a title stay the text they are', async () => {
    const { signedInAs, visitor } = await startedApi(engine)
    const omar = await signedInAs('Omar')
    const title = `<script>alert(1)</script> ' " '); drop table articles; --`
    await omar.post(`${path}/en`, { form: { title, content: '' } })
    expect((await visitor.get(`${path}/en/1`)).body.article.title).toBe(title)
  })
})

describe.each(engines)('rich text on %s', (engine) => {
  test('is kept with its colours as palette hex', async () => {
    const { signedInAs, visitor } = await startedApi(engine)
    const omar = await signedInAs('Omar')
    const content = '<p><span style="color: rgb(0, 0, 255)">نهر</span></p>'
    await omar.post(`${path}/ar`, { form: { title: 'العاصي', content } })
    expect((await visitor.get(`${path}/ar/1`)).body.article.content).toBe(
      '<p><span style="color:#0000FF">نهر</span></p>',
    )
  })
})
