import { articleWords } from '../../domain/site-words/article-words.ts'
import { ArrowLink } from '../site-link.tsx'
import { Label } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'

type AskAboutProps = { product: number; path: string; looksLike?: 'link' | 'pill' }

export function AskAbout({ product, path, looksLike = 'pill' }: AskAboutProps) {
  const { article_ask: ask } = useWords(articleWords)
  return (
    <ArrowLink looksLike={looksLike} to={`${path}?about=${product}`}>
      <Label of="article_ask">{ask}</Label>
    </ArrowLink>
  )
}
