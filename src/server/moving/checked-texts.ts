import { articleTextForms } from '../../contract/article-forms.ts'
import type { ArticleTexts } from '../../domain/articles/article-fields.ts'
import type { movedTexts } from '../../domain/moving/moved-item.ts'

export function checked(moved: ReturnType<typeof movedTexts>): ReturnType<typeof movedTexts> {
  if (typeof moved === 'string') return moved
  const texts = { ...moved.texts }
  const notes = [...moved.notes]
  for (const [name, form] of Object.entries(articleTextForms)) {
    const field = name as keyof ArticleTexts
    const { data, error } = form.safeParse(texts[field])
    if (data === undefined && (field === 'title' || field === 'content')) {
      return `Its ${field} cannot be taken in: ${error?.issues[0]?.message}`
    }
    if (data === undefined) notes.push(`Left out (${field}): ${texts[field]}`)
    texts[field] = data ?? ''
  }
  return { texts, notes }
}
