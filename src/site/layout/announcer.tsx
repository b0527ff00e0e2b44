import { useEffect, useRef, useState } from 'react'
import { filled } from '../../domain/site-words/product-words.ts'
import { useSite } from '../site.ts'

const loadingAfter = 600

/** Announces that another language is loading, then its name. */
export function Announcer({ isSwitching }: { isSwitching: boolean }) {
  const { language, languages, words } = useSite()
  const [text, setText] = useState('')
  const announced = useRef(language)

  useEffect(() => {
    if (!isSwitching) return
    const timer = setTimeout(() => setText(words.frame_loading), loadingAfter)
    return () => clearTimeout(timer)
  }, [isSwitching, words])

  useEffect(() => {
    if (announced.current === language) return
    announced.current = language
    const name = languages.find(({ code }) => code === language)?.name ?? language
    setText(filled(words.language_now, { name }))
  }, [language, languages, words])

  return <output className="sr">{text}</output>
}
