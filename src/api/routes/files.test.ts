import { describe, expect, test } from 'vitest'

import { hoursLater } from '../../../tests/support/cast.ts'
import { docx, fileIn, openedFiles, pdf } from '../../../tests/support/files.ts'
import { engines } from '../../../tests/support/storages.ts'

describe.each(engines)('The library of files on %s', (engine) => {
  test('FIL-15 has what Omar uploads, newest first, by page and words of any title', async () => {
    const { add, change, clock, found, omar, send } = await openedFiles(engine)
    const catalogue = await add('Catalogue 2026')
    clock.now = hoursLater(1)
    const both = await send({
      'title.en': 'Price list',
      'file.en': fileIn(pdf()),
      'title.ar': 'قائمة الأسعار',
      'file.ar': fileIn(docx(), 'prices.exe'),
    })
    expect(both.status).toBe(201)
    expect(both.body.file).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      added_at: hoursLater(1).toISOString(),
      added_by: 'Omar',
      versions: {
        en: {
          title: 'Price list',
          type: 'pdf',
          bytes: expect.any(Number),
          pages: null,
          address: `/files/${both.body.file.id}/en/price-list.pdf`,
        },
        ar: {
          title: 'قائمة الأسعار',
          type: 'docx',
          bytes: docx().length,
          pages: null,
          address: `/files/${both.body.file.id}/ar/${encodeURIComponent('قائمة-الأسعار')}.docx`,
        },
      },
      revision: 1,
    })
    expect(await found()).toEqual(['Price list', 'Catalogue 2026'])
    expect(await found('?page=2&limit=1')).toEqual(['Catalogue 2026'])
    expect(await found('?q=اسعار')).toEqual(['Price list'])
    expect(await found('?q=catal')).toEqual(['Catalogue 2026'])
    expect(await found('?missing=ar')).toEqual(['Catalogue 2026'])
    expect((await omar.get('/files?missing=fr')).status).toBe(400)
    await change(catalogue.id, { 'title.ar': 'دليل', 'file.ar': fileIn(pdf()) })
    expect(await found('?missing=ar')).toEqual([])
    expect((await omar.get('/files')).body.pagination.total).toBe(2)
  })
})
