import { useEffect, useRef, ViewTransition } from 'react'
import { type ArticleCard, sectionPaths } from '../../domain/articles/article.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { ArticleText } from '../articles/article-text.tsx'
import { Excerpt } from '../articles/excerpt.tsx'
import styles from './featured-post.module.css'
import { Name } from '../words/name.tsx'

/** Announces its heading when the post changes, and brings it into view. */
export function FeaturedPost({ post }: { post: ArticleCard }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(post.id)
  useEffect(() => {
    if (shown.current !== post.id) heading.current?.scrollIntoView({ block: 'nearest' })
    shown.current = post.id
  }, [post.id])
  return (
    <article className={styles.featured}>
      <ViewTransition enter="none" exit="none">
        <Picture
          key={post.id}
          className={styles.picture}
          picture={post.cover}
          alt=""
          sizes="(min-width: 992px) 46rem, 100vw"
        />
      </ViewTransition>
      <h3 ref={heading} aria-live="polite">
        <ArticleText text={post.title} />
      </h3>
      <p className={styles.date}>
        <ShortDate date={post.date} />
      </p>
      <Excerpt className={styles.excerpt} text={post.excerpt} />
      <ArrowLink to={`/${sectionPaths.posts}/${post.slug ?? post.id}`} about={post.title}>
        <Name of="read_more" />
      </ArrowLink>
    </article>
  )
}
