import { useEffect } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { homePageId } from '../../../domain/pages/page.ts'
import { maxPageSize } from '../../../domain/search/pagination.ts'
import { client } from '../../app/client.ts'
import { createStore } from '../../app/store.ts'

export type KnownPages = Record<number, Record<LanguageCode, string>>

const known = createStore<KnownPages>({})
let reading: Promise<void> | undefined

export function useKnownPages(): KnownPages {
  useEffect(() => {
    reading ??= readAll().finally(() => (reading = undefined))
  }, [])
  return known.useValue()
}

async function readAll(): Promise<void> {
  const found: KnownPages = {}
  let last = 1
  for (let page = 1; page <= last; page++) {
    const answer = await client().pages.list({ page, limit: maxPageSize })
    if (!answer.ok) return
    last = answer.value.pagination.last_page
    for (const { id, title } of answer.value.pages) if (id !== homePageId) found[id] = title
  }
  known.set(found)
}
