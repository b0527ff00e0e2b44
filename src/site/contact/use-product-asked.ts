import { type RefObject, useEffect } from 'react'
import { createClient } from '../../api/client/client.ts'
import { articleId } from '../../domain/article.ts'
import { useDocumentSettings } from '../../ui/document-settings.ts'
import { useSite } from '../site.ts'
import { contactWordsFor } from './contact-words.ts'

/**
 * Begins the message with the product of `?about={id}`, unless the visitor has begun it (DET-8). In
 * the browser, because pages are stored without their query.
 */
export function useProductAsked(form: RefObject<HTMLFormElement | null>): void {
  const { language } = useSite()
  const { apiKey } = useDocumentSettings()
  useEffect(() => {
    const id = articleId(new URLSearchParams(location.search).get('about') ?? '')
    if (id === undefined) return undefined
    let isGone = false
    const begin = async () => {
      const asked = await createClient({ apiKey }).public.article('products', language, id)
      const message = form.current?.querySelector('textarea')
      if (isGone || !asked.ok || !message || message.value) return
      message.value = `${contactWordsFor(language).about(asked.value.article.title)}\n`
    }
    void begin()
    return () => {
      isGone = true
    }
  }, [apiKey, form, language])
}
