import { startTransition, useState } from 'react'
import { type ArticleCard, sectionPaths } from '../../domain/articles/article.ts'
import { ArrowLink } from '../arrow-link.tsx'
import { CardGrid } from '../articles/card-grid.tsx'
import { SectionHead } from '../section-head.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { FeaturedPost } from './featured-post.tsx'
import { PostPicker } from './post-picker.tsx'
import styles from './post-section.module.css'
import { Name } from '../words/name.tsx'

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

/** The newest posts, one of them featured until another is picked (HOME-3). */
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
