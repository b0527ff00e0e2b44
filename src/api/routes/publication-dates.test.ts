import { describe, expect, test } from 'vitest'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { engines } from '../../../tests/support/storages.ts'

const damascus = { time_zone: 'Asia/Damascus' }
const at = '2026-11-20T09:00'
const date = { at, ...damascus, instant: '2026-11-20T06:00:00.000Z' }

describe.each(engines)('dates on %s', (engine) => {
  test('are set on the clock that administrators choose (SCH-1)', async () => {
    const { layla, omar } = await archive(engine)
    const noRule = { rule: 'none', languages: [], not_needed: [] }
    const utc = { time_zone: 'UTC', is_chosen: false, ...noRule }
    expect((await omar.get('/publishing')).body).toEqual(utc)
    expect((await omar.call('PATCH', '/publishing', { json: damascus })).status).toBe(403)
    const wrong = await layla.call('PATCH', '/publishing', { json: { time_zone: '+03:00' } })
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { time_zone: 'This time zone is not known.' } },
    })
    await layla.call('PATCH', '/publishing', { json: damascus })
    expect((await omar.get('/publishing')).body).toEqual({
      ...damascus,
      is_chosen: true,
      ...noRule,
    })

    await omar.post(`${postsPath}/en`, { form: { ...openingInHama.en, publish: 'no' } })
    const publication = (change: object) =>
      omar.post(`${postsPath}/1/publication`, { json: { languages: ['en'], ...change } })
    const set = await publication({ action: 'publish', at })
    expect(set.body.message).toBe('The date is set.')
    expect(set.body.article.publication.en).toMatchObject({
      state: 'draft',
      publish_at: date,
      unpublish_at: null,
      missed: null,
    })
    const listed = await omar.get(`${postsPath}?state=scheduled&in=en`)
    expect(listed.body.content.articles.en).toMatchObject([{ date_state: 'scheduled' }])
    expect(listed.body.content.articles.ar).toMatchObject([{ date_state: null }])
    expect((await omar.get(`${postsPath}?state=missed`)).body.pagination.total).toBe(0)

    const refused = { action: 'discard', at }
    expect((await publication(refused)).body.fields).toHaveProperty('at')
    const cancelled = await publication({ action: 'cancel' })
    expect(cancelled.body.message).toBe('The date is cancelled.')
    expect(cancelled.body.article.publication.en.publish_at).toBeNull()
    expect((await publication({ action: 'cancel' })).status).toBe(409)
  })

  test('are refused by the rule until all is complete (COV-8)', async () => {
    const { layla, omar } = await archive(engine)
    const rule = { rule: 'refuse', languages: ['en', 'ar'] }
    const change = (json: object) => layla.call('PATCH', '/publishing', { json })
    expect((await omar.call('PATCH', '/publishing', { json: rule })).status).toBe(403)
    expect((await change({ languages: ['xx'] })).body.fields).toHaveProperty('languages')
    await change({ rule: rule.rule })
    expect((await change({ languages: rule.languages })).body.publishing).toMatchObject(rule)
    expect((await change(damascus)).body.publishing).toMatchObject({ ...rule, ...damascus })

    const form = openingInHama.en
    const refused = await omar.post(`${postsPath}/en`, { form: { ...form, publish: 'yes' } })
    const error = 'Not complete yet: العربية.'
    expect(refused).toMatchObject({ status: 409, body: { error } })
    const kept = await omar.post(`${postsPath}/en`, { form })
    expect(kept.status).toBe(201)
    expect(kept.body.article.publication.en).toMatchObject({ state: 'draft', held_by: 'rule' })
    const own = await omar.post(`${postsPath}/en`, { form: { ...form, publish: 'no' } })
    expect(own.body.article.publication.en).toMatchObject({ state: 'draft', held_by: null })
    const id = kept.body.article.id
    const json = { action: 'publish', languages: ['en'] }
    expect(await omar.post(`${postsPath}/${id}/publication`, { json })).toMatchObject({
      status: 409,
      body: { error },
    })
    const left = { kind: 'posts', subject: String(id), language: 'ar', left_out: true }
    await omar.post('/coverage/left-out', { json: left })
    const asked = await omar.get(`/publishing?article=${id}`)
    expect(asked.body).toMatchObject({ ...rule, not_needed: ['ar'] })
  })
})
