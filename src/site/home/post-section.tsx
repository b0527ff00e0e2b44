import { startTransition, useState } from 'react'
import { type ArticleCard, sectionPaths } from '../../domain/article.ts'
import { ArrowLink } from '../arrow-link.tsx'
import { SectionHead } from '../section-head.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { FeaturedPost } from './featured-post.tsx'
import { PostPicker } from './post-picker.tsx'
import styles from './post-section.module.css'
import { Name } from '../words/name.tsx'

/** The newest posts, one of them featured until another is picked (HOME-3). */
export function PostSection({ posts }: { posts: ArticleCard[] }) {
  const { names } = useSite()
  const [pickedId, pick] = useState(posts[0]?.id)
  const featured = posts.find(({ id }) => id === pickedId) ?? posts[0]
  if (!featured) return null
  return (
    <section id="posts" className={styles.posts}>
      <div className={siteStyles.container}>
        <SectionHead kind="posts_name" title={names.posts_heading}>
          <ArrowLink to={`/${sectionPaths.posts}`}>
            <Name of="posts_all" />
          </ArrowLink>
        </SectionHead>
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
      </div>
    </section>
  )
}
