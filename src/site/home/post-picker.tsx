import { type ArticleCard, sectionPaths } from '../../domain/articles/article.ts'
import { homeWords } from '../../domain/site-words/home-words.ts'
import { moveFocusInList } from '../../ui/move-focus.ts'
import { Picture } from '../../ui/picture.tsx'
import { ArticleText } from '../articles/article-text.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import { useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import styles from './post-picker.module.css'
import { Name } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'

type PostPickerProps = {
  posts: ArticleCard[]
  pickedId: number
  onPick: (id: number) => void
}

export function PostPicker({ posts, pickedId, onPick }: PostPickerProps) {
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
            <Picture className={styles.picture} picture={post.cover} alt="" sizes="7rem" />
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
