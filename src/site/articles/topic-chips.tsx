import type { ArticleSection } from '../../domain/articles/article.ts'
import { topicWords } from '../../domain/site-words/topic-words.ts'
import type { TopicLink } from '../../domain/topics/topic.ts'
import { topicPath } from '../../domain/topics/topic-path.ts'
import { SiteLink } from '../site-link.tsx'
import { useSite } from '../site.ts'
import { useWords } from '../words/use-words.ts'
import sheet from './topics.css?url'

export type TopicChipsProps = { topics: TopicLink[]; section: ArticleSection }

export function TopicChips({ topics, section }: TopicChipsProps) {
  const { fallback, language, languageOf } = useSite()
  const words = useWords(topicWords)
  return (
    <>
      <TopicSheet />
      <ul className="topic-chips" lang={languageOf('topic_list')} aria-label={words.topic_list}>
        {topics.map(({ id, name, slug }) => (
          <li key={id} lang={fallback && language}>
            <SiteLink to={topicPath(section, slug)}>
              <bdi>{name}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

export function TopicSheet() {
  return <link rel="stylesheet" href={sheet} precedence="parts" />
}
