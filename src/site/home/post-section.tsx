import { startTransition, useEffect, useRef, useState, ViewTransition } from 'react'
import { type ArticleCard, sectionPaths } from '../../domain/articles/article.ts'
import { ArrowLink, SiteLink } from '../site-link.tsx'
import { CardGrid } from '../articles/card-grid.tsx'
import { SectionHead } from '../section-head.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import styles from './post-section.module.css'
import { Name } from '../words/label.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import { ArticleText, Excerpt } from '../articles/article-text.tsx'
import { homeWords } from '../../domain/site-words/home-words.ts'
import { moveFocusInList } from '../../ui/move-focus.ts'
import { useWords } from '../words/use-words.ts'

export function PostSection({ posts }: { posts: ArticleCard[] }) {
  const { lists, names } = useSite()
  if (posts.length === 0) return null
  return (
    <section id="posts" className={styles.posts}>
      <div className={siteStyles.container}>
        <SectionHead kind="posts_name" title={names.posts_heading}>
          <ArrowLink to={`/${sectionPaths.posts}`}>
            <Name of="posts_all" />
          </ArrowLink>
        </SectionHead>
        {lists?.posts ? (
          <CardGrid articles={posts} section="posts" />
        ) : (
          <PickedPost posts={posts} />
        )}
      </div>
    </section>
  )
}

function PickedPost({ posts }: { posts: ArticleCard[] }) {
  const [pickedId, pick] = useState(posts[0]?.id)
  const featured = posts.find(({ id }) => id === pickedId) ?? posts[0]
  if (!featured) return null
  return (
    <div className={styles.columns}>
      <FeaturedPost post={featured} />
      {posts.length > 1 && (
        <PostPicker
          posts={posts}
          pickedId={featured.id}
          onPick={(id) => startTransition(() => pick(id))}
        />
      )}
    </div>
  )
}

function FeaturedPost({ post }: { post: ArticleCard }) {
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

type PostPickerProps = {
  posts: ArticleCard[]
  pickedId: number
  onPick: (id: number) => void
}

function PostPicker({ posts, pickedId, onPick }: PostPickerProps) {
  const { fallback, language, languageOf } = useSite()
  const words = useWords(homeWords)
  return (
    <ul
      className={styles.picker}
      lang={languageOf('home_choose_post')}
      aria-label={words.home_choose_post}
    >
      {posts.map((post) => (
        <li key={post.id} lang={fallback && language}>
          <button
            type="button"
            aria-pressed={post.id === pickedId}
            onClick={() => onPick(post.id)}
            onKeyDown={moveFocusInList}
          >
            <Picture className={styles.thumbnail} picture={post.cover} alt="" sizes="7rem" />
            <span className={styles.title}>
              <ArticleText text={post.title} />
            </span>
            <span className={styles.date}>
              <ShortDate date={post.date} />
            </span>
          </button>
          <SiteLink className={styles.link} to={`/${sectionPaths.posts}/${post.slug ?? post.id}`}>
            <Name of="read_more" />
            <span className="sr">: {post.title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
