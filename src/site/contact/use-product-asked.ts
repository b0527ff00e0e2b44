import { type RefObject, useEffect } from 'react'
import { createClient } from '../../api/client/client.ts'
import { articleId } from '../../domain/articles/article.ts'
import { contactWords } from '../../domain/site-words/contact-words.ts'
import { filled, wordsIn } from '../../domain/site-words/product-words.ts'
import { useDocumentSettings } from '../../ui/document-settings.ts'
import { isolated } from '../../ui/isolated.ts'
import { useSite } from '../site.ts'

/**
 * Begins the message with the product of `?about={id}`, unless the visitor has begun it (DET-8). In
 * the browser, because pages are stored without their query.
 */
export function useProductAsked(form: RefObject<HTMLFormElement | null>): void {
  const { language, ownWords } = useSite()
  const { apiKey } = useDocumentSettings()
  useEffect(() => {
    const id = articleId(new URLSearchParams(location.search).get('about') ?? '')
    if (id === undefined) return undefined
    let isGone = false
    const begin = async () => {
      const asked = await createClient({ apiKey }).public.article('products', language, id)
      const message = form.current?.querySelector('textarea')
      if (isGone || !asked.ok || !message || message.value) return
      const { contact_about: about } = wordsIn({ language, ownWords }, contactWords)
      message.value = `${filled(about, { product: isolated(asked.value.article.title) })}\n`
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [apiKey, form, language, ownWords])
}
